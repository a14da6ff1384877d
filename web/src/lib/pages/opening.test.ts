import { expect, it } from 'vitest';
import { againstBots, botName, levelsOf, usualOf } from './opening';

const ALL = ['random', 'greedy', 'grandmaster', 'master', 'journeyman', 'apprentice'];

it('offers the levels from weak to strong, and a journeyman first', () => {
  expect(levelsOf(ALL)).toEqual(['apprentice', 'journeyman', 'master', 'grandmaster']);
  expect(usualOf(ALL)).toBe('journeyman');
});

it('makes do with the bots that are there', () => {
  expect(levelsOf(['random', 'flat'])).toEqual(['random', 'flat']);
  expect(usualOf(['random', 'flat'])).toBe('flat');
  expect(usualOf([])).toBe('random');
});

it('seats you and as many bots as make a usual game, all under names of their own', () => {
  const title = {
    title: 'china',
    rulebook: 'china',
    edition: '',
    face: 'china',
    guide: false,
    minutes: 45,
    seats: [3, 4, 5],
    options: [],
  };
  const seats = againstBots(title, 'Ling', 'journeyman');
  expect(seats.map(({ who }) => who)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(4);
  expect(botName(['Ling'])).not.toBe('Ling');
});
