/** The documents of the API, made from its description by `make description`; not to be edited. */

export type components = {
  schemas: {
    /** @description The command has been done and is durable, with the number of its record. */
    AckDocument: {
      key: string;
      number: number;
      repeated: boolean;
      secret: string | null;
      table: string | null;
    };
    /** @description A command has been done and is durable. */
    AckMessage: {
      key: string;
      number: number;
      repeated: boolean;
      secret: string | null;
      table: string | null;
      /** @constant */
      type: 'ack';
    };
    /** @description Say what strangers may do from now on; for the host. */
    Admit: {
      key: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'admit';
      /** @enum {string} */
      watching: 'chat' | 'watch' | 'none';
    };
    /** @description An option: the share of the win and the points that it promises, and how often it was tried. */
    AdvisedOption: {
      option: components['schemas']['OptionDocument'];
      points: number;
      share: number;
      visits: number;
    };
    /** @description A decision with more than one option: what it cost, and the chances of all seats after it. `line` counts the log from 0; `number` is the record that made the decision, none if it came with a loaded log. */
    AnalysedDecision: {
      best: components['schemas']['OptionDocument'];
      best_share: number;
      chosen: components['schemas']['OptionDocument'];
      chosen_share: number;
      cost: number;
      line: number;
      noise: number;
      number: number | null;
      options: number;
      points: number[];
      seat: number;
      shares: number[];
    };
    /** @description The curve of the chances of winning, decision by decision, and the turning points, the most costly first. */
    AnalysisContent: {
      bot: string;
      decisions: components['schemas']['AnalysedDecision'][];
      result: components['schemas']['AnalysisResult'] | null;
      turning_points: components['schemas']['TurningPointDocument'][];
    };
    /** @description The analysis of a finished game, or how far it is: so much is done of the whole, which is 0 while it waits. */
    AnalysisDocument: {
      analysis: components['schemas']['AnalysisContent'] | null;
      done: number;
      /** @enum {string} */
      status: 'waiting' | 'working' | 'done';
      whole: number;
    };
    /** @description How a game ended: the shares of the win and the points. */
    AnalysisResult: {
      points: number[];
      shares: number[];
    };
    /** @description Yes or no to what somebody proposes. */
    Answer: {
      ask: number;
      key: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'answer';
      yes: boolean;
    };
    /** @description Whether an answer is right; once it is, or whoever asks gives up, the best option, the next one, and what speaks for the best. */
    AnswerDocument: {
      best: components['schemas']['OptionDocument'] | null;
      reasons: string[];
      right: boolean;
      second: components['schemas']['OptionDocument'] | null;
    };
    /** @description A proposal to the others, and when it lapses if they do not answer. */
    AskDocument: {
      ask: number;
      due: number | null;
      seat: number;
      target: number;
      waiting: number[];
      /** @enum {string} */
      what: 'undo' | 'replace';
    };
    /** @description The rules of a game in rulebook order; their texts are messages of the locale files. */
    BookDocument: {
      book: string;
      editions: string[];
      rules: components['schemas']['BookRuleDocument'][];
    };
    /** @description A rule in its book: where it stands in each edition that has it. */
    BookRuleDocument: {
      /** @enum {string} */
      mark: 'text' | 'deduced' | 'ours';
      name: string;
      places: {
        [key: string]: string;
      };
    };
    /** @description Let the seat's answer stand no longer. */
    Cancel: {
      key: string;
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'cancel';
    };
    /** @description Come by a personal link. */
    Claim: {
      key: string;
      secret: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'claim';
    };
    ClientMessage:
      | components['schemas']['Move']
      | components['schemas']['Cancel']
      | components['schemas']['Undo']
      | components['schemas']['Answer']
      | components['schemas']['Withdraw']
      | components['schemas']['Say']
      | components['schemas']['Take']
      | components['schemas']['Leave']
      | components['schemas']['Fill']
      | components['schemas']['Link']
      | components['schemas']['Claim']
      | components['schemas']['Resign']
      | components['schemas']['Replace']
      | components['schemas']['Rematch']
      | components['schemas']['Admit']
      | components['schemas']['Ping']
      | components['schemas']['Look'];
    /** @description All lessons, in order. */
    CourseDocument: {
      lessons: components['schemas']['LessonSummary'][];
    };
    /** @description A decision of a finished game, by its line in the log. */
    DecisionPlace: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'decision';
      line: number;
      table: string;
    };
    /** @description Something that happened: the event and its arguments, and the sentence in the language of whoever asks. The `reader` is the seat that it was told to, if it was told to one alone. */
    EntryDocument: {
      event: string;
      fields: {
        [key: string]: string | number;
      };
      reader: number | null;
      rule: string | null;
      text: string;
    };
    /** @description A record of the journal as its reader may know it. */
    EventDocument: {
      detail: {
        [key: string]: unknown;
      };
      entries: components['schemas']['EntryDocument'][];
      kind: string;
      number: number;
      seat: number | null;
      time: number;
    };
    /** @description How many exercises each title has. */
    ExerciseCounts: {
      titles: {
        [key: string]: number;
      };
    };
    /** @description The position of an exercise. */
    ExercisePlace: {
      exercise: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'exercise';
      title: string;
    };
    /** @description An exercise: what it is about, and how hard it is, from 1 to 3. */
    ExerciseSummary: {
      difficulty: number;
      exercise: string;
      theme: string;
    };
    /** @description The exercises of a title, in order. */
    ExercisesDocument: {
      exercises: components['schemas']['ExerciseSummary'][];
      title: string;
    };
    /** @description Put a bot on a free seat, or with none free a bot's seat again; for the host, before the game begins. */
    Fill: {
      /** @default null */
      bot?: string | null;
      key: string;
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'fill';
    };
    /** @description The table has been deleted. */
    GoneMessage: {
      /** @constant */
      type: 'gone';
    };
    /** @description Who you are; somebody who has not said so has no name. */
    GuestDocument: {
      name: string | null;
    };
    /** @description A guide to a title; `places` says which section tells each rule. */
    GuideDocument: {
      language: string;
      places: {
        [key: string]: string;
      };
      sections: components['schemas']['SectionDocument'][];
      title: string;
    };
    /** @description Whether the house is in order. */
    HealthDocument: {
      healthy: boolean;
      version: string;
    };
    /** @description The best options of a seat, best first, and what speaks for the first against the second; the shares and points of all seats if the best is taken; the effort. */
    HintDocument: {
      bot: string;
      number: number;
      options: components['schemas']['AdvisedOption'][];
      playouts: number;
      points: number[];
      reasons: string[];
      seat: number;
      seconds: number;
      shares: number[];
      worlds: number;
    };
    /** @description What happened, as far as the reader may know; `more` if there is more after it. */
    HistoryDocument: {
      events: components['schemas']['EventDocument'][];
      more: boolean;
    };
    /** @description Stand up before the game begins. */
    Leave: {
      key: string;
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'leave';
    };
    /** @description A lesson with its steps; the learner has one seat. */
    LessonDocument: {
      seat: number;
      steps: components['schemas']['LessonStepDocument'][];
      summary: components['schemas']['LessonSummary'];
    };
    /** @description A step of a lesson. */
    LessonPlace: {
      book: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'lesson';
      lesson: string;
      step: number;
    };
    /** @description A step: what it says, what it says when something else is done and when it is done; the actions it asks for and accepts, where * stands for anything; what the others do then; what is pointed at; whether it begins at a position of its own. */
    LessonStepDocument: {
      accept: string[];
      anew: boolean;
      ask: string[];
      done: string;
      glow: string[];
      name: string;
      other: string;
      say: string;
      then: [number, string][];
    };
    /** @description A lesson of a course: the game, its title, and what it is called. */
    LessonSummary: {
      about: string;
      book: string;
      lesson: string;
      minutes: number;
      name: string;
      steps: number;
      title: string;
    };
    /** @description Make a personal link: it carries your seat to another device, or as the host a kept seat to a friend. */
    Link: {
      key: string;
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'link';
    };
    /** @description Send me again what I may see. */
    Look: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'look';
    };
    /** @description A decision; `at` is the number of the update in which the client saw it. If it `stands`, it is made again by itself for the rest of the phase; if it refuses a price, only where the price is worse than the `limit`. */
    Move: {
      action:
        | string
        | {
            [key: string]: string;
          };
      at: number;
      key: string;
      /** @default null */
      limit?: number | null;
      seat: number;
      /** @default false */
      stands?: boolean;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'move';
    };
    /** @description Whether to read no more of whoever said something. */
    Mute: {
      /** @default true */
      muted?: boolean;
      number: number;
    };
    /** @description What a guest notes down at a table. */
    Notes: {
      text: string;
    };
    /** @description What you have noted down at a table. */
    NotesDocument: {
      text: string;
    };
    /** @description A new table: of a title and setup, or going on from a log. */
    OpenTable: {
      hints?: boolean | null;
      lines?: number | null;
      log?: {
        [key: string]: unknown;
      } | null;
      /**
       * @default {
       *       "kind": "live",
       *       "minutes": 1440
       *     }
       */
      pace?: components['schemas']['Pace'];
      /** @default false */
      public?: boolean;
      seats: components['schemas']['SeatPlan'][];
      /** @default {} */
      setup?: {
        [key: string]: boolean | string;
      };
      title?: string | null;
      /**
       * @default chat
       * @enum {string}
       */
      watching?: 'chat' | 'watch' | 'none';
    };
    /** @description A new table, and the secrets of the links to the seats that are kept for friends. */
    OpenedDocument: {
      secrets: {
        [key: string]: string;
      };
      table: components['schemas']['TableDocument'];
    };
    /** @description An option of a title's setup; the first choice is the default. */
    OptionChoices: {
      choices: (boolean | string)[];
      name: string;
    };
    /** @description A choice: in words, as fields, the board elements that mean it, and as a sentence in the reader's language. */
    OptionDocument: {
      action: string;
      fields: {
        [key: string]: string;
      };
      spots: string[];
      text: string;
    };
    /** @description How long a decision may take: live, so many minutes, or as long as it likes. */
    Pace: {
      /**
       * @default live
       * @enum {string}
       */
      kind?: 'live' | 'deadline' | 'none';
      /** @default 1440 */
      minutes?: number;
    };
    /** @description How long a decision may take. */
    PaceDocument: {
      /** @enum {string} */
      kind: 'live' | 'deadline' | 'none';
      minutes: number;
    };
    /** @description A passage, or a picture with the words beside it. */
    PartDocument: {
      html: string;
      picture: components['schemas']['PictureDocument'] | null;
    };
    /** @description A position to draw: `views` are what it shows, at first and after each of the `moves` of its example; `log` is a saved match to open a table from; `seat` is who tries it out, if there is something to try. */
    PictureDocument: {
      arrows: string[][];
      crop: string[];
      log: {
        [key: string]: unknown;
      };
      marks: string[];
      moves: [number, string][];
      name: string;
      seat: number | null;
      views: {
        [key: string]: unknown;
      }[];
    };
    /** @description A picture of a guide. */
    PicturePlace: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'picture';
      picture: string;
      title: string;
    };
    /** @description Whether the other end is there; answered with a pong. */
    Ping: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'ping';
    };
    /** @description Moves to be tried out, one after the other, by whoever would be in turn. `at` is the number of the position that they were thought of at: if the table has gone on since, those that no longer fit are left out. */
    Plan: {
      /** @default [] */
      actions?: string[];
      at?: number | null;
      seat: number;
    };
    /** @description A position that was reached by trying moves out: how many of them fit, whose turn it would be, the seat's view of it, what could be done next, and what the chronicle would say of the moves. */
    PlanDocument: {
      actor: number | null;
      chance: boolean;
      kept: number;
      number: number;
      options: components['schemas']['OptionDocument'][];
      prompt: string;
      section: string;
      told: components['schemas']['EntryDocument'][];
      view: {
        [key: string]: unknown;
      };
    };
    /** @description The answer to a ping. */
    PongMessage: {
      /** @constant */
      type: 'pong';
    };
    /** @description The position after a record: the reader's own views while the game runs, everything when it is over. `lines` says after how many lines of the log it stands, once the log is open; null if it was taken back later. */
    PositionDocument: {
      lines: number | null;
      number: number;
      position: {
        [key: string]: unknown;
      } | null;
      seats: components['schemas']['SeatView'][];
    };
    /** @description A position to practise from, what has been played since, and how many records of it are known already. */
    Practice: {
      /** @default 0 */
      after?: number;
      /** @default [] */
      lines?: [number, string][];
      place:
        | components['schemas']['LessonPlace']
        | components['schemas']['PicturePlace']
        | components['schemas']['ExercisePlace']
        | components['schemas']['DecisionPlace'];
    };
    /** @description What somebody thinks is best where they practise; whoever gives up is told what is. */
    PracticeAnswer: {
      action?: string | null;
      place:
        | components['schemas']['LessonPlace']
        | components['schemas']['PicturePlace']
        | components['schemas']['ExercisePlace']
        | components['schemas']['DecisionPlace'];
      /** @default false */
      tell?: boolean;
    };
    /** @description A position that is practised from: what a table would have sent, one update for each decision that is new. */
    PracticeDocument: {
      updates: components['schemas']['UpdateMessage'][];
    };
    /** @description What would follow from an action where one practises, or why board elements cannot be touched there. */
    PracticeQuestion: {
      action?: string | null;
      /** @default [] */
      lines?: [number, string][];
      place:
        | components['schemas']['LessonPlace']
        | components['schemas']['PicturePlace']
        | components['schemas']['ExercisePlace']
        | components['schemas']['DecisionPlace'];
      /** @default [] */
      spots?: string[];
    };
    /** @description Which seats are here, and how many others watch. The state's actors are thinking. */
    PresenceMessage: {
      seats: number[];
      /** @constant */
      type: 'presence';
      watchers: number;
    };
    /** @description What the rules would pay or score now, or after an action; `final` if that action could not be taken back freely: others or chance act next, or it shows something new. `told` is what the chronicle would say of the action, if it shows nothing new. */
    PreviewDocument: {
      final: boolean;
      number: number;
      preview: {
        [key: string]: unknown;
      };
      told: components['schemas']['EntryDocument'][];
    };
    /** @description A price that a seat is asked to agree to: how much, in which steps it could be another, and whether the seat would get it or pay it. */
    PriceDocument: {
      amount: number;
      gets: boolean;
      step: number;
    };
    /** @description Why something cannot be had: a code for programs, a sentence in the reader's language, what a programmer may want to know besides (in English, often empty), and the rule if one stands behind it. */
    ProblemDocument: {
      code: string;
      detail: string;
      rule: components['schemas']['RuleDocument'] | null;
      text: string;
    };
    /** @description What a seat would like to do: an action, or the board elements that were touched to mean one. */
    Question: {
      action?:
        | string
        | {
            [key: string]: string;
          }
        | null;
      seat: number;
      /** @default [] */
      spots?: string[];
    };
    /** @description A bot waits for its turn to think, so many thoughts from the first; 0 when it is thinking. */
    QueueMessage: {
      place: number;
      seat: number;
      /** @constant */
      type: 'queue';
    };
    /** @description A decision of a finished game: what was chosen, what was the next best option to the bot that was asked, and what speaks for the one against the other; `number` is the record that made it. */
    ReasonsDocument: {
      bot: string;
      chosen: components['schemas']['OptionDocument'];
      number: number;
      reasons: string[];
      seat: number;
      second: components['schemas']['OptionDocument'] | null;
    };
    /** @description A message was refused; `key` is its key, if it had one. */
    RefusedMessage: {
      code: string;
      detail: string;
      key: string | null;
      rule: components['schemas']['RuleDocument'] | null;
      text: string;
      /** @constant */
      type: 'refused';
    };
    /** @description A sentence of a review, and the record it is about, if it is about one. */
    RemarkDocument: {
      number: number | null;
      text: string;
    };
    /** @description Another game with the same people, everybody one seat further. */
    Rematch: {
      key: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'rematch';
    };
    /** @description What a guest is called. */
    Rename: {
      name: string;
    };
    /** @description Give a late player's seat to a bot, if the others agree. */
    Replace: {
      /** @default random */
      bot?: string;
      key: string;
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'replace';
    };
    /** @description Something said at a table that whoever runs the server should look at. */
    Report: {
      number: number;
      /** @default  */
      reason?: string;
    };
    /** @description Leave your seat to a bot. */
    Resign: {
      /** @default random */
      bot?: string;
      key: string;
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'resign';
    };
    /** @description Scores and ranks by seat, and the score sheet by category. */
    ResultDocument: {
      ranks: number[];
      scores: number[];
      sheet: {
        [key: string]: number[];
      };
    };
    /** @description What a seat can learn from a finished game, and the lines of its own decisions that are worth practising. */
    ReviewDocument: {
      learn: number[];
      remarks: components['schemas']['RemarkDocument'][];
      seat: number;
    };
    /** @description A rule: its name, its text in the reader's language, and where it stands. */
    RuleDocument: {
      /** @enum {string} */
      mark: 'text' | 'deduced' | 'ours';
      name: string;
      place: string;
      text: string;
    };
    /** @description Chat. */
    Say: {
      key: string;
      text: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'say';
    };
    /** @description A seat and who holds it. */
    SeatDocument: {
      bot: string;
      /** @enum {string} */
      kind: 'person' | 'bot' | 'friend' | 'open';
      late: boolean;
      name: string;
      seat: number;
      yours: boolean;
    };
    /** @description Who sits where: you, a friend by link, a bot, or whoever comes. */
    SeatPlan: {
      /** @default random */
      bot?: string;
      name?: string | null;
      /** @enum {string} */
      who: 'me' | 'friend' | 'bot' | 'open';
    };
    /** @description What a seat sees and may do; `seat` is null for a spectator. The actions in `standable` can be made to stand; those that refuse a `price`, with a limit. */
    SeatView: {
      due: number | null;
      options: components['schemas']['OptionDocument'][];
      price: components['schemas']['PriceDocument'] | null;
      seat: number | null;
      standable: string[];
      standing: components['schemas']['StandingDocument'] | null;
      /** @enum {string} */
      undo: 'free' | 'ask' | 'no';
      view: {
        [key: string]: unknown;
      };
    };
    /** @description A section under a heading of some level; its name is the same in all languages. */
    SectionDocument: {
      heading: string;
      level: number;
      name: string;
      parts: components['schemas']['PartDocument'][];
    };
    ServerMessage:
      | components['schemas']['UpdateMessage']
      | components['schemas']['PresenceMessage']
      | components['schemas']['QueueMessage']
      | components['schemas']['AckMessage']
      | components['schemas']['RefusedMessage']
      | components['schemas']['PongMessage']
      | components['schemas']['GoneMessage'];
    /** @description What a guest has set on the page, by its own names. */
    Settings: {
      settings: {
        [key: string]: boolean | number | string;
      };
    };
    /** @description What a guest has set on the page. */
    SettingsDocument: {
      settings: {
        [key: string]: boolean | number | string;
      };
    };
    /** @description What can be played here, against which bots, in which languages. */
    ShelfDocument: {
      bots: string[];
      languages: string[];
      titles: components['schemas']['TitleDocument'][];
    };
    /** @description An answer that a seat gives by itself whenever it decides in a section, until the phase ends. If there is a `limit`, only to prices below it, where the seat `gets` them, or else above it; `answers` says whether it is given now. */
    StandingDocument: {
      answers: boolean;
      gets: boolean;
      limit: number | null;
      option: components['schemas']['OptionDocument'];
      section: string;
    };
    /** @description The position as the reader may know it, with what each of the reader's seats may do. */
    StateDocument: {
      actors: number[];
      ask: components['schemas']['AskDocument'] | null;
      number: number;
      prompt: string;
      result: components['schemas']['ResultDocument'] | null;
      seats: components['schemas']['SeatView'][];
      section: string;
      /** @enum {string} */
      status: 'waiting' | 'playing' | 'over';
    };
    /** @description A table and who sits at it; what strangers may do there, and whether it goes on from the log of another game. */
    TableDocument: {
      continued: boolean;
      hints: boolean;
      host: boolean;
      opened: number;
      pace: components['schemas']['PaceDocument'];
      public: boolean;
      rematch: string | null;
      seats: components['schemas']['SeatDocument'][];
      setup: {
        [key: string]: boolean | string;
      };
      /** @enum {string} */
      status: 'waiting' | 'playing' | 'over';
      table: string;
      title: string;
      /** @enum {string} */
      watching: 'chat' | 'watch' | 'none';
    };
    /** @description A table in a list. */
    TableSummary: {
      changed: number;
      free: number;
      public: boolean;
      seats: string[];
      /** @enum {string} */
      status: 'waiting' | 'playing' | 'over';
      table: string;
      title: string;
    };
    /** @description Tables, the latest first. */
    TablesDocument: {
      tables: components['schemas']['TableSummary'][];
    };
    /** @description Sit down on a free seat. */
    Take: {
      key: string;
      /** @default null */
      name?: string | null;
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'take';
    };
    /** @description A title on the shelf: what the page draws it with, the minutes that people need for it, and whether there is a guide to it. */
    TitleDocument: {
      edition: string;
      face: string;
      guide: boolean;
      minutes: number;
      options: components['schemas']['OptionChoices'][];
      rulebook: string;
      seats: number[];
      title: string;
    };
    /** @description A decision that cost much, with the best options at it, and what speaks for the best against the chosen one. */
    TurningPointDocument: {
      chosen: components['schemas']['AdvisedOption'];
      cost: number;
      line: number;
      number: number | null;
      options: components['schemas']['AdvisedOption'][];
      reasons: string[];
      seat: number;
    };
    /** @description Take back the seat's last decision, if need be by asking the others. */
    Undo: {
      key: string;
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'undo';
    };
    /** @description What happened after the last number that the client knows, and how things stand now. `complete` is false if events before these were left out; the history has them. */
    UpdateMessage: {
      complete: boolean;
      events: components['schemas']['EventDocument'][];
      number: number;
      state: components['schemas']['StateDocument'];
      table: components['schemas']['TableDocument'];
      /** @constant */
      type: 'update';
    };
    /** @description Whether an action is allowed, and if not, by which rule; no action if nothing that can be done was meant. */
    WhyDocument: {
      action: string | null;
      allowed: boolean;
      rule: components['schemas']['RuleDocument'] | null;
    };
    /** @description Take back what you have proposed to the others. */
    Withdraw: {
      ask: number;
      key: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'withdraw';
    };
    /** @description The words of a game for a page that was built without it: Fluent texts, and the names of each kind of thing. */
    WordsDocument: {
      kinds: {
        [key: string]: string[];
      };
      texts: string[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
};
