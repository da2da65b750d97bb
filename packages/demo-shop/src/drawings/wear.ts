import { repeat, shadow, solid, wallShadow, type Drawing } from "./scene.ts"

const teePath = "M300 230c30 44 170 44 200 0l150 66-46 150-70-22v386H266V424l-70 22-46-150z"

const tee: Drawing = (p) =>
  wallShadow(teePath) +
  solid(teePath, "url(#cloth)") +
  `<path d="M300 230c30 44 170 44 200 0l-18-8c-30 30-134 30-164 0z" fill="${p.dark}"/>` +
  `<path d="M266 424l-14-60M534 424l14-60" stroke="${p.dark}" stroke-width="4" opacity=".5"/>`

const printedTee: Drawing = (p) =>
  tee(p) +
  `<g transform="translate(400 500)"><circle r="78" fill="${p.accent}"/><path d="M-46 26c0-70 92-70 92 0M-26 30c0-40 52-40 52 0" fill="none" stroke="${p.light}" stroke-width="12" stroke-linecap="round"/><circle cx="0" cy="-34" r="12" fill="${p.light}"/></g>`

const totePath = "M216 400h368l34 410q-218 34-436 0z"

const tote: Drawing = (p) =>
  `<path d="M300 420c-10-260 210-260 200 0" fill="none" stroke="${p.dark}" stroke-width="26"/>` +
  shadow(400, 826, 220, 28) +
  solid(totePath, "url(#cloth)") +
  `<path d="M330 420c-10-180 150-180 140 0" fill="none" stroke="${p.accent}" stroke-width="26"/>`

const printedTote: Drawing = (p) =>
  tote(p) +
  `<path d="M400 520c70 0 110 60 110 110s-44 104-110 104-110-54-110-104 40-110 110-110z" fill="none" stroke="${p.accent}" stroke-width="10"/>` +
  repeat(
    5,
    (i) =>
      `<path d="M400 734C${340 + i * 30} 680 ${300 + i * 50} 640 ${312 + i * 44} ${590 - Math.abs(2 - i) * -14}" fill="none" stroke="${p.accent}" stroke-width="8"/>`,
  )

const cap: Drawing = (p) =>
  shadow(420, 796, 240, 30) +
  solid("M200 720c0-190 96-290 214-290s200 110 200 290q-200 40-414 0z", "url(#cloth)") +
  solid("M470 706c110-12 220 10 236 54 6 24-110 44-240 6z", p.dark) +
  `<circle cx="412" cy="432" r="14" fill="${p.accent}"/><path d="M412 440c-60 70-80 180-76 290M412 440c50 80 70 180 66 280" fill="none" stroke="${p.dark}" stroke-width="4" opacity=".6"/>` +
  `<path d="M300 600h96v60h-96z" fill="${p.accent}" opacity=".9"/>`

const beanie: Drawing = (p) =>
  shadow(400, 800, 200, 28) +
  solid("M232 700c-10-230 70-330 168-330s178 100 168 330z", "url(#cloth)") +
  repeat(
    8,
    (i) =>
      `<path d="M${262 + i * 40} 690C${256 + i * 41} 560 ${330 + i * 20} 420 400 380" fill="none" stroke="${p.dark}" stroke-width="4" opacity=".4"/>`,
  ) +
  solid("M214 680q186 36 372 0v92q-186 36-372 0z", p.main) +
  `<circle cx="400" cy="350" r="46" fill="${p.light}"/>`

const socks: Drawing = (p) =>
  shadow(410, 826, 240, 26) + repeat(2, (i) => sock(i * 150 - 40, p.main, p.dark, p.accent))

function sock(dx: number, main: string, dark: string, accent: string): string {
  return (
    `<g transform="translate(${dx} 0)">` +
    `<path d="M260 260h140v300c0 50 120 90 120 180 0 60-40 76-96 76-110 0-190-90-164-190z" fill="${main}"/>` +
    `<path d="M260 260h140v300c0 50 120 90 120 180 0 60-40 76-96 76-110 0-190-90-164-190z" fill="url(#shade)"/>` +
    `<path d="M256 250h148v66H256z" fill="${accent}"/><path d="M260 370h140v26H260zM260 430h140v26H260z" fill="${accent}" opacity=".8"/>` +
    `<path d="M520 740c0 60-40 76-96 76-30 0-60-8-84-20 60-10 90-60 100-130 44 24 80 44 80 74z" fill="${dark}"/></g>`
  )
}

const apron: Drawing = (p) =>
  wallShadow("M290 330h220v120h110v400H180V450h110z") +
  `<path d="M300 336c-10-160 210-160 200 0" fill="none" stroke="${p.accent}" stroke-width="14"/>` +
  solid("M290 330h220c0 70 40 110 110 120v400H180V450c70-10 110-50 110-120z", "url(#cloth)") +
  `<path d="M270 590h260v130q-130 30-260 0z" fill="${p.main}" stroke="${p.dark}" stroke-width="5"/><path d="M400 590v142" stroke="${p.dark}" stroke-width="5"/>`

/** Drawings by name. */
export const wear = { tee, printedTee, tote, printedTote, cap, beanie, socks, apron }
