/** Colours of one picture: the wall and table behind, and the thing itself in three tones. */
export interface Palette {
  readonly wall: string
  readonly table: string
  readonly light: string
  readonly main: string
  readonly dark: string
  readonly accent: string
}

/** Named after what they look like. */
export const palettes = {
  sand: {
    wall: "#f4ece0",
    table: "#e6d7c2",
    light: "#f3dfc1",
    main: "#dcbc8f",
    dark: "#b08d5b",
    accent: "#7a5c34",
  },
  sage: {
    wall: "#eaf0e6",
    table: "#d3dfca",
    light: "#c3d4b5",
    main: "#93ad80",
    dark: "#66825a",
    accent: "#3d5237",
  },
  clay: {
    wall: "#f6e7df",
    table: "#ebcfc0",
    light: "#e9a788",
    main: "#cf7650",
    dark: "#9d4f30",
    accent: "#5f2c1a",
  },
  ink: {
    wall: "#e9ecf1",
    table: "#d2d8e2",
    light: "#6c7a93",
    main: "#3a4760",
    dark: "#222c40",
    accent: "#e0b25a",
  },
  sea: {
    wall: "#e3f0f1",
    table: "#c8e0e2",
    light: "#8cc4c8",
    main: "#4a979e",
    dark: "#2b6b73",
    accent: "#17434a",
  },
  rose: {
    wall: "#f8eaec",
    table: "#efd2d7",
    light: "#efb4bf",
    main: "#d98496",
    dark: "#ac5568",
    accent: "#6b2c3b",
  },
  ochre: {
    wall: "#f8f0dc",
    table: "#eedfb6",
    light: "#f2cf7c",
    main: "#dca93a",
    dark: "#a97a1b",
    accent: "#63470d",
  },
  moss: {
    wall: "#eceee0",
    table: "#d7dbc0",
    light: "#a9b06f",
    main: "#7a8443",
    dark: "#555d2a",
    accent: "#323816",
  },
  fog: {
    wall: "#eff1f2",
    table: "#dde1e3",
    light: "#f8f9f9",
    main: "#d5dadd",
    dark: "#a4adb2",
    accent: "#56626a",
  },
  plum: {
    wall: "#f0e8f1",
    table: "#dfcfe3",
    light: "#b391bd",
    main: "#7f5a8d",
    dark: "#573a63",
    accent: "#301d39",
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
