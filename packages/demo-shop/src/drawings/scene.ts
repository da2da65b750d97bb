import type { Palette } from "./palettes.ts"

/** A thing, drawn on a canvas of 800 × 1000; the table's edge is at 690, the bottom of things at about 800. */
export type Drawing = (palette: Palette) => string

const size = { width: 800, height: 1000 }

/** The whole picture: wall, table, soft light, and the thing. */
export function scene(drawing: Drawing, palette: Palette): string {
  return frame(`0 0 ${size.width} ${size.height}`, palette, drawing(palette))
}

/** The same from close by. */
export function closeUp(drawing: Drawing, palette: Palette): string {
  return frame("170 330 400 500", { ...palette, wall: palette.table, table: palette.wall }, drawing(palette))
}

function frame(viewBox: string, palette: Palette, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size.width}" height="${size.height}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette.wall}"/><stop offset="1" stop-color="${palette.table}"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.table}"/><stop offset="1" stop-color="${palette.wall}"/></linearGradient>
<linearGradient id="body" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${palette.light}"/><stop offset=".45" stop-color="${palette.main}"/><stop offset="1" stop-color="${palette.dark}"/></linearGradient>
<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.main}"/></linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>
<radialGradient id="sun" cx=".22" cy=".12" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="${palette.accent}" stop-opacity=".42"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="800" height="1000" fill="url(#wall)"/>
<path d="M0 690H800V1000H0z" fill="url(#table)"/>
<rect width="800" height="1000" fill="url(#sun)"/>
${content}
</svg>
`
}

/** What a thing throws on the table. */
export function shadow(cx: number, cy: number, rx: number, ry = rx * 0.16): string {
  return `<ellipse cx="${cx + rx * 0.16}" cy="${cy}" rx="${rx * 1.2}" ry="${ry}" fill="url(#shadow)"/>`
}

/** What a thing that hangs throws on the wall. */
export function wallShadow(path: string): string {
  return `<path d="${path}" transform="translate(20 24)" fill="#000" opacity=".1"/>`
}

/** A closed shape in the body's colours with light from the left. */
export function solid(path: string, fill = "url(#body)"): string {
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#shade)"/>`
}

/** An opening seen from above: rim and inside. */
export function opening(cx: number, cy: number, rx: number, ry: number, palette: Palette): string {
  return (
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${palette.light}"/>` +
    `<ellipse cx="${cx}" cy="${cy + 4}" rx="${rx - 12}" ry="${ry - 7}" fill="${palette.dark}"/>` +
    `<ellipse cx="${cx}" cy="${cy + 16}" rx="${rx - 34}" ry="${Math.max(4, ry - 18)}" fill="${palette.accent}" opacity=".35"/>`
  )
}

/** The same thing several times. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("")
}
