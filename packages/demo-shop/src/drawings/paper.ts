import { repeat, shadow, solid, wallShadow, type Drawing } from "./scene.ts"

const notebook: Drawing = (p) =>
  shadow(410, 828, 220, 26) +
  `<path d="M262 240h300v570H262z" fill="#fffdf6"/>` +
  repeat(5, (i) => `<path d="M${562 + i * 4} ${246 + i * 3}v566" stroke="#d9d2c0" stroke-width="3"/>`) +
  solid("M246 230q0-14 14-14h288q14 0 14 14v566q0 14-14 14H260q-14 0-14-14z") +
  `<path d="M290 216v594" stroke="${p.accent}" stroke-width="10" opacity=".7"/><path d="M520 216v594" stroke="${p.accent}" stroke-width="12"/>` +
  `<rect x="340" y="330" width="140" height="90" rx="6" fill="#fffdf6"/><path d="M364 364h92M364 390h60" stroke="${p.accent}" stroke-width="7"/>`

const waves: Drawing = (p) =>
  poster(
    `<rect x="190" y="150" width="420" height="590" fill="${p.light}"/><circle cx="480" cy="300" r="76" fill="${p.accent}"/>` +
      repeat(
        5,
        (i) =>
          `<path d="M190 ${430 + i * 62}c70-50 140-50 210 0s140 50 210 0v${310 - i * 62}H190z" fill="${i % 2 ? p.main : p.dark}" opacity="${0.55 + i * 0.09}"/>`,
      ),
  )

const shapes: Drawing = (p) =>
  poster(
    `<rect x="190" y="150" width="420" height="590" fill="#fffdf6"/>` +
      `<circle cx="320" cy="300" r="96" fill="${p.main}"/><path d="M400 400h160v260H400z" fill="${p.accent}"/>` +
      `<path d="M240 700c0-150 60-240 150-240v240z" fill="${p.dark}"/><path d="M420 240a96 96 0 0 1 152 0z" fill="${p.light}"/>`,
  )

function poster(content: string): string {
  return (
    wallShadow("M170 130h460v630H170z") +
    `<rect x="170" y="130" width="460" height="630" fill="#c9a878"/><rect x="178" y="138" width="444" height="614" fill="#fff"/>` +
    content
  )
}

const cards: Drawing = (p) =>
  shadow(410, 822, 250, 30) +
  repeat(
    3,
    (i) =>
      `<g transform="rotate(${(i - 1) * 11} 400 860)"><rect x="250" y="350" width="300" height="420" rx="8" fill="#fffdf6" stroke="${p.dark}" stroke-opacity=".2" stroke-width="3"/>` +
      `<path d="M400 420c60 0 90 50 90 100 0 70-90 120-90 170 0-50-90-100-90-170 0-50 30-100 90-100z" fill="${[p.light, p.main, p.accent][i]}"/></g>`,
  )

const soap: Drawing = (p) =>
  shadow(400, 806, 230, 30) +
  solid("M196 700q0-40 40-40h300q40 0 40 40v60q0 40-40 40H236q-40 0-40-40z") +
  `<path d="M260 560q0-40 40-40h240q40 0 40 40v60q0 40-40 40H300q-40 0-40-40z" fill="${p.light}"/><path d="M260 560q0-40 40-40h240q40 0 40 40v60q0 40-40 40H300q-40 0-40-40z" fill="url(#shade)"/>` +
  `<path d="M236 690h300v80H236z" fill="#fffdf6" opacity=".92"/><path d="M270 720h150M270 744h90" stroke="${p.accent}" stroke-width="8"/>` +
  repeat(
    5,
    (i) =>
      `<circle cx="${300 + i * 56}" cy="${470 - (i % 2) * 50}" r="${14 + (i % 3) * 8}" fill="#fff" opacity=".6"/>`,
  )

const giftCard: Drawing = (p) =>
  shadow(410, 800, 280, 30) +
  `<g transform="rotate(-7 400 560)">${solid("M130 400q0-26 26-26h488q26 0 26 26v300q0 26-26 26H156q-26 0-26-26z")}` +
  `<path d="M470 374c-60 90 60 160 0 352" fill="none" stroke="${p.accent}" stroke-width="22"/><path d="M466 470c-90-60-120 20 0 30 110 20 130-80 0-30z" fill="${p.accent}"/>` +
  `<path d="M180 450h170M180 490h110" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".85"/></g>`

/** Drawings by name. */
export const paper = { notebook, waves, shapes, cards, soap, giftCard }
