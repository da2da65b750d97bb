/** A diagram's text is malformed; the message quotes it. */
export class DiagramError extends Error {}

/** A box with its place, in pixels. */
export interface Box {
  readonly name: string
  readonly isMain: boolean
  readonly note: readonly string[]
  readonly column: number
  readonly row: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A line with its path and the middle of its label, in pixels. */
export interface Line {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly isDashed: boolean
  readonly path: string
  readonly labelX: number
  readonly labelY: number
}

interface RawBox {
  readonly name: string
  readonly isMain: boolean
  readonly column: number
  readonly row: number
  readonly note: readonly string[]
}

const leastWidth = 168
const rowGap = 48
const edge = 2
/** of a line from a box to itself, less than the gap below the box */
const loopHeight = 36
const loopWidth = 96
/** Beside the text there is room for so many columns at a size that can be read. */
const mostColumns = 3
/** pixels between columns whose lines run downwards */
const narrowGap = 36

/**
 * Places boxes on a grid and draws lines between them. What is too wide to be read beside the text is turned by a
 * quarter: its columns become rows, and its lines run downwards.
 * @param boxes `Name@column,row: note`, with `*` in front of the most important name
 * @param lines `Name -> Name: label`, or with `-->`
 * @param gap pixels between two columns
 * @param columns more than these are turned: beside the text there is room for three, on a phone for one
 * @returns everything in pixels, and the size of the whole
 * @throws DiagramError when a text is malformed or a line names no box
 * @since 0.1
 */
export function layOut(
  boxes: readonly string[],
  lines: readonly string[],
  gap: number,
  columns = mostColumns,
) {
  const given = boxes.map(parseBox)
  const isTurned = Math.max(...given.map((box) => box.column)) >= columns
  const raw = isTurned ? given.map(turned) : given
  const boxWidth = Math.max(leastWidth, ...raw.map((box) => Math.ceil(box.name.length * 7.4) + 16))
  const wanted = lines.map((text) => parseLine(text, raw))
  const step = boxWidth + (isTurned ? gapFor(wanted) : gap)
  const rows = Math.max(...raw.map((box) => box.row)) + 1
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(38, ...raw.filter((box) => box.row === row).map((box) => heightOf(box))),
  )
  const tops = heights.map((_, row) => edge + sum(heights.slice(0, row)) + row * rowGap)
  const placed = raw.map((box): Box => {
    const height = heightOf(box)
    const y = tops[box.row]! + (heights[box.row]! - height) / 2
    return { ...box, x: edge + box.column * step, y, width: boxWidth, height }
  })
  const byName = new Map(placed.map((box) => [box.name, box]))
  const bottomOf = (box: Box) =>
    box.y + box.height + (wanted.some(({ from, to }) => from === to && to.name === box.name) ? loopHeight : 0)
  return {
    boxes: placed,
    lines: wanted.map(({ from, to, label, isDashed }): Line => ({
      from: from.name,
      to: to.name,
      label: isTurned && from === to ? "" : label,
      isDashed,
      ...connect(byName.get(from.name)!, byName.get(to.name)!, isTurned),
    })),
    width: Math.max(...placed.map((box) => box.x + box.width)) + edge,
    height: Math.max(...placed.map(bottomOf)) + edge,
  }
}

function parseBox(text: string): RawBox {
  const match = /^(\*?)(.+?)@(\d+),(\d+)(?::\s*(.+))?$/.exec(text)
  if (!match) throw new DiagramError(`not a box of a diagram: "${text}"`)
  const [, star, name, column, row, note = ""] = match
  return { name: name!, isMain: star === "*", column: Number(column), row: Number(row), note: wrap(note) }
}

const turned = (box: RawBox): RawBox => ({ ...box, column: box.row, row: box.column })

/** A line as it is written. */
interface RawLine {
  readonly from: RawBox
  readonly to: RawBox
  readonly label: string
  readonly isDashed: boolean
}

/** As wide as the labels beside each other need it. */
function gapFor(lines: readonly RawLine[]): number {
  const level = lines.filter(({ from, to, label }) => from.row === to.row && label !== "")
  return Math.max(narrowGap, ...level.map(({ label }) => Math.ceil(label.length * 5.9) + 40))
}

function parseLine(text: string, boxes: readonly RawBox[]): RawLine {
  const match = /^(.+?)\s+(-{1,2})>\s+([^:]+?)(?::\s*(.+))?$/.exec(text)
  if (!match) throw new DiagramError(`not a line of a diagram: "${text}"`)
  const [, from, dash, to, label = ""] = match
  const start = boxes.find((box) => box.name === from)
  const end = boxes.find((box) => box.name === to)
  if (!start || !end) throw new DiagramError(`a line between boxes that are not there: "${text}"`)
  return { from: start, to: end, label, isDashed: dash === "--" }
}

/**
 * A curve between the sides that face each other; straight if the boxes are in one row or column. A line from a box to
 * itself is a loop below it. If lines run downwards, it is at the right end and has no label, which would cover theirs.
 */
function connect(a: Box, b: Box, isTurned: boolean): Pick<Line, "path" | "labelX" | "labelY"> {
  if (a === b) return loopBelow(a, isTurned)
  const isBelow = isTurned ? a.row !== b.row : a.column === b.column
  const forward = isBelow ? Math.sign(b.y - a.y) : Math.sign(b.x - a.x)
  const [x1, y1] = isBelow
    ? [middleX(a), forward > 0 ? a.y + a.height : a.y]
    : [sideX(a, forward), middleY(a)]
  const [x2, y2] = isBelow
    ? [middleX(b), forward > 0 ? b.y : b.y + b.height]
    : [sideX(b, -forward), middleY(b)]
  const half = (isBelow ? y2 - y1 : x2 - x1) / 2
  const [cx1, cy1, cx2, cy2] = isBelow ? [x1, y1 + half, x2, y2 - half] : [x1 + half, y1, x2 - half, y2]
  return {
    path: `M${x1} ${y1}C${cx1} ${cy1} ${cx2} ${cy2} ${x2} ${y2}`,
    labelX: (x1 + x2) / 2,
    labelY: (y1 + y2) / 2,
  }
}

function loopBelow(box: Box, isTurned: boolean): Pick<Line, "path" | "labelX" | "labelY"> {
  const width = isTurned ? loopWidth / 2 : loopWidth
  const [x, y] = [isTurned ? box.x + box.width - width : middleX(box), box.y + box.height]
  const [x1, x2, depth] = [x + width / 2, x - width / 2, loopHeight]
  // the lowest point of such a curve is at three quarters of its depth
  return {
    path: `M${x1} ${y}C${x1} ${y + depth} ${x2} ${y + depth} ${x2} ${y}`,
    labelX: x,
    labelY: y + depth * 0.75,
  }
}

const middleX = (box: Box): number => box.x + box.width / 2
const middleY = (box: Box): number => box.y + box.height / 2
const sideX = (box: Box, direction: number): number => (direction > 0 ? box.x + box.width : box.x)
const heightOf = (box: RawBox): number => (box.note.length === 0 ? 38 : 37 + box.note.length * 15)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Lines of a note, as long as a box is wide. */
function wrap(note: string): string[] {
  const lines: string[] = []
  for (const word of note.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 27) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
