import localFont from "next/font/local"

/**
 * Both fonts are served by the storefront itself, each in two files, so that a page in English loads 37 kB instead of 51:
 * `src/fonts/README.md`. The ranges here are those of the files. They are not preloaded: the style sheet is part of the
 * page, so the browser finds them early anyway, and on a slow line the first picture does not wait behind them.
 */
const sans = localFont({
  src: "../fonts/instrument-sans-english.woff2",
  variable: "--font-instrument-sans",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: "Arial",
  declarations: [
    {
      prop: "unicode-range",
      value: "U+20-7E, U+A0, U+A3, U+A9, U+B7, U+D7, U+E7, U+2010-2015, U+2018-201D, U+2022, U+2026, U+20AC",
    },
  ],
})

const sansAccents = localFont({
  src: "../fonts/instrument-sans-accents.woff2",
  variable: "--font-instrument-sans-accents",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-A2, U+A4-A8, U+AA-B6, U+B8-D6, U+D8-E6, U+E8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+201E-2021, U+2023-2025, U+2027, U+2030-206F, U+2122, U+2191, U+2193, U+2212, U+2215",
    },
  ],
})

const serif = localFont({
  src: "../fonts/instrument-serif-english.woff2",
  variable: "--font-instrument-serif",
  weight: "400",
  display: "optional",
  preload: false,
  adjustFontFallback: "Times New Roman",
  declarations: [
    {
      prop: "unicode-range",
      value: "U+20-7E, U+A0, U+A3, U+A9, U+B7, U+D7, U+E7, U+2010-2015, U+2018-201D, U+2022, U+2026, U+20AC",
    },
  ],
})

const serifAccents = localFont({
  src: "../fonts/instrument-serif-accents.woff2",
  variable: "--font-instrument-serif-accents",
  weight: "400",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-A2, U+A4-A8, U+AA-B6, U+B8-D6, U+D8-E6, U+E8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+201E-2021, U+2023-2025, U+2027, U+2030-206F, U+2122, U+2191, U+2193, U+2212, U+2215",
    },
  ],
})

/** The class of the root element, which names the fonts for `globals.css`. */
export const fonts = [sans, sansAccents, serif, serifAccents].map(({ variable }) => variable).join(" ")
