import { opening, repeat, shadow, solid, type Drawing } from "./scene.ts"

const mug: Drawing = (p) =>
  shadow(400, 806, 190) +
  `<path d="M548 520c110-18 130 190-14 196" fill="none" stroke="${p.dark}" stroke-width="34" stroke-linecap="round"/>` +
  `<path d="M548 520c110-18 130 190-14 196" fill="none" stroke="${p.main}" stroke-width="20" stroke-linecap="round"/>` +
  solid("M236 470C240 620 246 730 268 782Q400 838 532 782C554 730 560 620 564 470z") +
  opening(400, 470, 164, 40, p) +
  `<ellipse cx="400" cy="484" rx="136" ry="25" fill="#4b2e1e"/><ellipse cx="372" cy="478" rx="70" ry="9" fill="#8a5a3a" opacity=".6"/>`

const stripedMug: Drawing = (p) =>
  mug(p) +
  repeat(
    3,
    (i) =>
      `<path d="M${240 + i * 3} ${566 + i * 58}Q400 ${622 + i * 58} ${560 - i * 4} ${566 + i * 58}" fill="none" stroke="${p.accent}" stroke-width="16" opacity=".72"/>`,
  )

const bowl: Drawing = (p) =>
  shadow(400, 796, 220) +
  solid("M326 770h148l14 34H312z", p.dark) +
  solid("M150 560C160 700 250 790 400 790S640 700 650 560z") +
  opening(400, 560, 250, 62, p)

const plate: Drawing = (p) =>
  shadow(400, 812, 260, 34) +
  repeat(
    3,
    (i) =>
      `<ellipse cx="400" cy="${798 - i * 26}" rx="${262 - i * 8}" ry="50" fill="${p.dark}"/><ellipse cx="400" cy="${788 - i * 26}" rx="${262 - i * 8}" ry="48" fill="url(#body)"/>`,
  ) +
  `<ellipse cx="400" cy="732" rx="180" ry="30" fill="${p.main}"/><ellipse cx="400" cy="729" rx="174" ry="27" fill="${p.light}"/>` +
  `<path d="M380 726c-60-120 40-190 24-300 60 80 70 200-2 300z" fill="${p.dark}"/><path d="M402 726c10-70 74-104 110-160 6 80-40 140-108 162z" fill="${p.main}"/>`

const carafe: Drawing = (p) =>
  shadow(400, 808, 150) +
  `<path d="M356 240h88v120c0 60 106 120 106 270 0 90-50 170-150 170s-150-80-150-170c0-150 106-210 106-270z" fill="#fff" opacity=".55"/>` +
  `<path d="M262 590c-8 22-12 30-12 60 0 84 50 150 150 150s150-66 150-150c0-30-4-38-12-60z" fill="url(#body)" opacity=".8"/>` +
  `<ellipse cx="400" cy="590" rx="139" ry="22" fill="${p.light}" opacity=".9"/>` +
  `<ellipse cx="400" cy="240" rx="44" ry="12" fill="#fff" opacity=".8"/>` +
  `<path d="M292 560c-10 80 6 150 34 190" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".6"/>` +
  solid("M366 168h68v90q-34 14-68 0z", p.accent)

const teapot: Drawing = (p) =>
  shadow(400, 808, 220) +
  `<path d="M584 540C720 500 740 700 572 716" fill="none" stroke="${p.dark}" stroke-width="36" stroke-linecap="round"/>` +
  `<path d="M584 540C720 500 740 700 572 716" fill="none" stroke="${p.main}" stroke-width="22" stroke-linecap="round"/>` +
  solid("M262 690C150 680 160 560 82 520L112 482C200 500 210 570 262 580z") +
  solid("M400 470C262 470 196 556 196 642C196 744 276 804 400 804S604 744 604 642C604 556 538 470 400 470z") +
  `<ellipse cx="400" cy="484" rx="118" ry="26" fill="${p.dark}"/>` +
  solid("M288 476C300 424 360 408 400 408S500 424 512 476Q400 508 288 476z") +
  `<circle cx="400" cy="388" r="28" fill="${p.main}"/><circle cx="392" cy="380" r="11" fill="${p.light}" opacity=".8"/>`

const board: Drawing = (p) =>
  shadow(400, 822, 240, 30) +
  solid("M236 260q0-46 46-46h236q46 0 46 46v500q0 46-46 46H282q-46 0-46-46z") +
  `<circle cx="400" cy="276" r="26" fill="${p.wall}"/>` +
  repeat(
    6,
    (i) =>
      `<path d="M${272 + i * 46} 330c${i % 2 ? 18 : -14} 140 ${i % 2 ? -16 : 12} 260 0 440" fill="none" stroke="${p.dark}" stroke-width="4" opacity=".38"/>`,
  )

/** Drawings by name. */
export const tableWare = { mug, stripedMug, bowl, plate, carafe, teapot, board }
