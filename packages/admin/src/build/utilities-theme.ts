/** Sizes and line heights of the text styles of `@medusajs/ui`, in pixels. */
const texts: Readonly<Record<string, readonly [size: number, compact: number, normal: number]>> = {
  xsmall: [12, 20, 18],
  small: [13, 20, 20],
  medium: [14, 20, 21],
  large: [16, 20, 24],
  xlarge: [18, 24, 27],
}

/** Names that are text styles of headings, with size and line height in pixels. */
const headings: Readonly<Record<string, readonly [size: number, lineHeight: number]>> = {
  h1: [18, 28],
  h2: [16, 24],
  h3: [14, 20],
}

const textUtilities = Object.entries(texts).flatMap(([name, [size, compact, normal]]) => [
  text(`txt-compact-${name}`, size, compact, 400),
  text(`txt-compact-${name}-plus`, size, compact, 500),
  text(`txt-${name}`, size, normal, 400),
  text(`txt-${name}-plus`, size, normal, 500),
])

const headingUtilities = Object.entries(headings).map(([name, [size, lineHeight]]) =>
  text(`${name}-core`, size, lineHeight, 500),
)

function text(name: string, size: number, lineHeight: number, weight: number): string {
  return `@utility ${name} { font-size: ${size}px; line-height: ${lineHeight}px; font-weight: ${weight}; }`
}

/** The colors of a badge or a status. */
function tag(
  name: string,
  [ground, ink, line]: readonly [ground: string, ink: string, line: string],
): string {
  return `--color-ui-tag-${name}-bg: ${ground}; --color-ui-tag-${name}-bg-hover: ${ground};
  --color-ui-tag-${name}-text: ${ink}; --color-ui-tag-${name}-icon: ${ink}; --color-ui-tag-${name}-border: ${line};`
}

const tags = [
  tag("neutral", ["var(--ground-3)", "var(--ink-2)", "var(--line-2)"]),
  tag("green", ["var(--accent-ground)", "var(--accent)", "var(--accent-line)"]),
  tag("red", ["var(--red-ground)", "var(--red)", "var(--red-line)"]),
  tag("orange", ["var(--bronze-ground)", "var(--bronze)", "var(--bronze-line)"]),
  tag("blue", ["var(--blue-ground)", "var(--blue)", "var(--blue-line)"]),
  tag("purple", [
    "light-dark(#f3eefb, #251a3b)",
    "light-dark(#5b3a9e, #c9b4f7)",
    "light-dark(#d8c8f2, #4a3570)",
  ]),
]

/** Effects of the buttons of `@medusajs/ui` that the dashboard's flat buttons do not have. */
const without = [
  "button-inverted-gradient",
  "button-inverted-hover-gradient",
  "button-inverted-pressed-gradient",
  "button-neutral-gradient",
  "button-neutral-hover-gradient",
  "button-neutral-pressed-gradient",
  "button-danger-gradient",
  "button-danger-hover-gradient",
  "button-danger-pressed-gradient",
].map((name) => `@utility ${name} { background-image: none; }`)

/**
 * What Tailwind needs besides its own theme to write the class names of v1's extensions: the names of `@medusajs/ui` with
 * the colors, shadows and text styles of the dashboard, and the scales of Tailwind 3, which v1 used.
 * @source facts/admin.json, extensions
 */
export const utilitiesTheme = `
@theme inline {
  --color-ui-bg-base: var(--card); --color-ui-bg-base-hover: var(--ground-2); --color-ui-bg-base-pressed: var(--ground-3);
  --color-ui-base-hover: var(--ground-2);
  --color-ui-bg-subtle: var(--ground-2); --color-ui-bg-subtle-hover: var(--ground-3); --color-ui-bg-subtle-pressed: var(--ground-3);
  --color-ui-bg-component: var(--ground-2); --color-ui-bg-component-hover: var(--ground-3); --color-ui-bg-component-pressed: var(--ground-3);
  --color-ui-bg-field: var(--card); --color-ui-bg-field-hover: var(--ground-2);
  --color-ui-bg-field-component: var(--card); --color-ui-bg-field-component-hover: var(--ground-2);
  --color-ui-bg-disabled: var(--ground-3); --color-ui-bg-interactive: var(--accent);
  --color-ui-bg-highlight: var(--accent-ground); --color-ui-bg-highlight-hover: var(--accent-line);
  --color-ui-bg-overlay: var(--scrim); --color-ui-bg-switch-off: var(--line-2); --color-ui-bg-switch-off-hover: var(--ink-3);
  --color-ui-fg-base: var(--ink); --color-ui-fg-subtle: var(--ink-2); --color-ui-fg-muted: var(--ink-3); --color-ui-fg-disabled: var(--ink-3);
  --color-ui-fg-on-color: var(--on-accent); --color-ui-fg-on-inverted: var(--on-accent);
  --color-ui-fg-interactive: var(--accent); --color-ui-fg-interactive-hover: var(--accent-2); --color-ui-fg-error: var(--red);
  --color-ui-border-base: var(--line); --color-ui-border-strong: var(--line-2); --color-ui-border-interactive: var(--accent);
  --color-ui-border-error: var(--red); --color-ui-border-danger: var(--red); --color-ui-border-transparent: transparent;
  --color-ui-border-menu-top: var(--line); --color-ui-border-menu-bot: var(--line);
  --color-ui-button-inverted: var(--accent); --color-ui-button-inverted-hover: var(--accent-2); --color-ui-button-inverted-pressed: var(--accent-2);
  --color-ui-button-neutral: var(--card); --color-ui-button-neutral-hover: var(--ground-2); --color-ui-button-neutral-pressed: var(--ground-3);
  --color-ui-button-transparent: transparent; --color-ui-button-transparent-hover: var(--ground-2); --color-ui-button-transparent-pressed: var(--ground-3);
  --color-ui-button-danger: var(--red-solid); --color-ui-button-danger-hover: var(--red); --color-ui-button-danger-pressed: var(--red);
  --color-ui-contrast-bg-base: var(--ink); --color-ui-contrast-bg-base-hover: var(--ink-2); --color-ui-contrast-bg-base-pressed: var(--ink-2);
  --color-ui-contrast-bg-subtle: var(--ink); --color-ui-contrast-bg-highlight: var(--ink-2);
  --color-ui-contrast-fg-primary: var(--card); --color-ui-contrast-fg-secondary: var(--ground-3); --color-ui-contrast-border-base: var(--ink-2);
  --color-ui-code-bg-base: #14201b; --color-ui-code-bg-subtle: #1f2a25; --color-ui-code-border: #3a4a42;
  --color-ui-code-fg-base: #e8efeb; --color-ui-code-fg-subtle: #aebbb4; --color-ui-code-fg-muted: #8e9d94; --color-ui-code-icon: #aebbb4;
  ${tags.join("\n  ")}
  --shadow-borders-base: 0 0 0 1px var(--line-2); --shadow-borders-error: 0 0 0 1px var(--red);
  --shadow-borders-focus: 0 0 0 2px var(--card), 0 0 0 4px var(--accent);
  --shadow-borders-interactive-with-active: 0 0 0 1px var(--accent), 0 0 0 4px var(--accent-ground);
  --shadow-borders-interactive-with-focus: 0 0 0 1px var(--accent), 0 0 0 4px var(--accent-line);
  --shadow-borders-interactive-w-focus: 0 0 0 1px var(--accent), 0 0 0 4px var(--accent-line);
  --shadow-borders-interactive-with-shadow: 0 0 0 1px var(--accent);
  --shadow-buttons-neutral: 0 0 0 1px var(--line-2); --shadow-buttons-neutral-focus: 0 0 0 1px var(--accent), 0 0 0 4px var(--accent-line);
  --shadow-buttons-inverted: 0 0 0 1px var(--accent); --shadow-buttons-inverted-focus: 0 0 0 1px var(--accent), 0 0 0 4px var(--accent-line);
  --shadow-buttons-colored: 0 0 0 1px var(--red-solid);
  --shadow-buttons-danger: 0 0 0 1px var(--red-solid); --shadow-buttons-danger-focus: 0 0 0 1px var(--red-solid), 0 0 0 4px var(--red-line);
  --shadow-elevation-card-rest: 0 0 0 1px var(--line), var(--shadow-1); --shadow-elevation-card-hover: 0 0 0 1px var(--line-2), var(--shadow-1);
  --shadow-elevation-tooltip: 0 0 0 1px var(--line), var(--shadow-2); --shadow-elevation-flyout: 0 0 0 1px var(--line), var(--shadow-2);
  --shadow-elevation-modal: 0 0 0 1px var(--line), var(--shadow-2); --shadow-elevation-commandbar: var(--shadow-2);
  --shadow-details-switch-handle: 0 1px 2px rgb(0 0 0 / 30%); --shadow-details-switch-background: inset 0 0 0 1px var(--line-2);
  --shadow-details-switch-background-focus: 0 0 0 2px var(--card), 0 0 0 4px var(--accent);
  --shadow-details-contrast-on-bg-interactive: 0 0 #0000;
  --font-sans: var(--sans); --font-mono: var(--mono);
}
@theme {
  --default-ring-width: 3px;
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 5%); --shadow: 0 1px 3px 0 rgb(0 0 0 / 10%), 0 1px 2px -1px rgb(0 0 0 / 10%);
  --radius-sm: 0.125rem; --radius: 0.25rem;
  --blur-sm: 4px; --blur: 8px;
  --animate-in: stheno-appear 150ms ease-out;
  @keyframes stheno-appear { from { opacity: 0; } }
}
@utility code-body { font: 400 12px/18px var(--mono); }
@utility code-label { font: 500 12px/18px var(--mono); }
@utility transition-fg { transition: color 150ms, background-color 150ms, border-color 150ms, box-shadow 150ms, opacity 150ms; }
@utility flex-shrink { flex-shrink: 1; }
@utility flex-shrink-0 { flex-shrink: 0; }
@utility flex-grow { flex-grow: 1; }
@utility flex-grow-0 { flex-grow: 0; }
@utility overflow-ellipsis { text-overflow: ellipsis; }
${[...textUtilities, ...headingUtilities, ...without].join("\n")}
@custom-variant dark {
  @media (prefers-color-scheme: dark) { &:where(:root:not([data-theme="light"]) *) { @slot; } }
  &:where([data-theme="dark"] *) { @slot; }
}
`

/**
 * What Tailwind's reset does, for the elements of extensions only and weaker than any class: borders that a width is
 * enough for, buttons without the browser's look, block pictures, and dialogs and menus above the page.
 */
export const utilitiesReset = `
:where(.zone, .extension, [class*="bg-ui-"]) :where(*, ::before, ::after),
:where([class*="bg-ui-"]) { border: 0 solid var(--line); }
:where(.zone, .extension, [class*="bg-ui-"]) :where(button) { background: transparent; padding: 0; }
:where(button[class*="bg-ui-"]) { padding: 0; }
:where(.zone, .extension, [class*="bg-ui-"]) :where(svg, img, video) { display: block; vertical-align: middle; max-width: 100%; }
:where(.zone, .extension, [class*="bg-ui-"]) :where(table) { border-collapse: collapse; text-indent: 0; }
body > :where([class*="bg-ui-"]) { z-index: 60; }
[data-radix-popper-content-wrapper] > :where([class*="bg-ui-"]) { z-index: 70; }
[data-radix-select-viewport] { scrollbar-width: none; }
`
