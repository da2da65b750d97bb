import { opening, repeat, shadow, solid, type Drawing } from "./scene.ts"

const vase: Drawing = (p) =>
  shadow(400, 812, 140) +
  repeat(
    5,
    (i) =>
      `<path d="M400 420C${390 + i * 4} 340 ${300 + i * 50} 300 ${270 + i * 65} ${190 + Math.abs(i - 2) * 26}" fill="none" stroke="#6d7a4c" stroke-width="7"/>` +
      `<ellipse cx="${270 + i * 65}" cy="${182 + Math.abs(i - 2) * 26}" rx="20" ry="40" transform="rotate(${(i - 2) * 22} ${270 + i * 65} ${182 + Math.abs(i - 2) * 26})" fill="${p.accent}" opacity=".85"/>`,
  ) +
  solid("M346 420c10 60-96 110-96 226 0 110 70 160 150 160s150-50 150-160c0-116-106-166-96-226z") +
  opening(400, 420, 56, 15, p)

const ribbedVase: Drawing = (p) =>
  shadow(400, 812, 130) +
  solid("M318 300h164c-20 90 70 170 70 310s-50 196-152 196-152-56-152-196 90-220 70-310z") +
  repeat(
    7,
    (i) =>
      `<path d="M${340 + i * 20} 312C${330 + i * 23} 420 ${268 + i * 44} 500 ${282 + i * 39} 780" fill="none" stroke="${p.accent}" stroke-width="4" opacity=".25"/>`,
  ) +
  opening(400, 300, 84, 22, p)

const planter: Drawing = (p) =>
  shadow(400, 812, 170) +
  repeat(
    9,
    (i) =>
      `<path d="M400 560C${380 + i * 5} 460 ${210 + i * 48} 440 ${190 + i * 52} ${300 + Math.abs(i - 4) * 34}C${250 + i * 40} ${360 + Math.abs(i - 4) * 20} ${330 + i * 18} 460 410 560z" fill="${i % 2 ? "#5f7d4d" : "#7d9a63"}"/>`,
  ) +
  solid("M246 560h308l-34 220q-120 44-240 0z") +
  `<path d="M236 540q164 44 328 0v46q-164 44-328 0z" fill="${p.light}"/><path d="M236 540q164 44 328 0v46q-164 44-328 0z" fill="url(#shade)"/>`

const candle: Drawing = (p) =>
  shadow(400, 810, 130) +
  `<radialGradient id="glow"><stop offset="0" stop-color="#ffe7a8" stop-opacity=".95"/><stop offset="1" stop-color="#ffe7a8" stop-opacity="0"/></radialGradient><circle cx="400" cy="420" r="190" fill="url(#glow)"/>` +
  solid("M276 540q124 40 248 0v236q-124 56-248 0z") +
  `<ellipse cx="400" cy="540" rx="124" ry="28" fill="${p.light}"/><ellipse cx="400" cy="544" rx="108" ry="21" fill="#fff6df"/>` +
  `<path d="M400 544v-58" stroke="#4a3a2a" stroke-width="7" stroke-linecap="round"/><path d="M400 378c44 56 30 106 0 116-30-10-44-60 0-116z" fill="#f6b73c"/><path d="M400 430c20 28 14 54 0 60-14-6-20-32 0-60z" fill="#fff3c4"/>` +
  `<rect x="330" y="620" width="140" height="96" rx="6" fill="#fffaf0"/><path d="M356 654h88M356 682h56" stroke="${p.accent}" stroke-width="8"/>`

const lamp: Drawing = (p) =>
  shadow(400, 818, 130) +
  `<path d="M250 470L150 690h500L550 470z" fill="#fff3c4" opacity=".5"/>` +
  solid("M388 470h24v310h-24z", p.accent) +
  solid("M300 790q100-40 200 0v20q-100 30-200 0z", p.accent) +
  solid("M316 240h168l96 230q-180 52-360 0z") +
  `<ellipse cx="400" cy="240" rx="84" ry="18" fill="${p.light}"/>`

const blanket: Drawing = (p) =>
  shadow(400, 826, 270, 36) +
  repeat(
    4,
    (i) =>
      `<path d="M${150 + i * 8} ${770 - i * 84}q0-46 46-46h${408 - i * 16}q46 0 46 46v20q0 44-46 44H${196 + i * 8}q-46 0-46-44z" fill="${i % 2 ? p.main : "url(#cloth)"}"/>` +
      `<path d="M${160 + i * 8} ${790 - i * 84}h${480 - i * 16}" stroke="${p.dark}" stroke-width="3" opacity=".5"/>`,
  ) +
  `<path d="M500 470h90v330h-90z" fill="${p.light}"/><path d="M500 470h90v330h-90z" fill="url(#shade)"/>` +
  repeat(
    6,
    (i) => `<path d="M${506 + i * 15} 800v44" stroke="${p.dark}" stroke-width="6" stroke-linecap="round"/>`,
  ) +
  repeat(3, (i) => `<path d="M500 ${560 + i * 70}h90" stroke="${p.accent}" stroke-width="14" opacity=".6"/>`)

const cushion: Drawing = (p) =>
  shadow(400, 820, 240, 34) +
  solid(
    "M180 420c70 24 370 24 440 0-24 80-24 300 0 380-70-24-370-24-440 0 24-80 24-300 0-380z",
    "url(#cloth)",
  ) +
  `<path d="M236 474c60 14 268 14 328 0-14 60-14 212 0 272-60-14-268-14-328 0 14-60 14-212 0-272z" fill="none" stroke="${p.accent}" stroke-width="5" stroke-dasharray="16 12" opacity=".6"/>` +
  repeat(
    9,
    (i) =>
      `<circle cx="${320 + (i % 3) * 80}" cy="${530 + Math.floor(i / 3) * 80}" r="16" fill="${p.dark}" opacity=".75"/>`,
  )

/** Drawings by name. */
export const living = { vase, ribbedVase, planter, candle, lamp, blanket, cushion }
