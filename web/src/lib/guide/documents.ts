/** A guide as the server sends it. */
import type { View } from '$lib/net/documents';

/** A position to draw, and to open a table from. */
export interface PictureOfGuide {
  name: string;
  log: { title: string; setup: Record<string, boolean | string>; seats: number };
  /** Who tries it out. */
  seat: number | null;
  /** The example: lines of a log. */
  moves: [number, string][];
  /** At first, and after each move of the example. */
  views: View[];
  marks: string[];
  arrows: string[][];
  crop: string[];
}

export interface PartOfGuide {
  html: string;
  picture: PictureOfGuide | null;
}

export interface SectionOfGuide {
  name: string;
  heading: string;
  level: number;
  parts: PartOfGuide[];
}

export interface Guide {
  title: string;
  language: string;
  sections: SectionOfGuide[];
  /** Which section tells each rule. */
  places: Record<string, string>;
}
