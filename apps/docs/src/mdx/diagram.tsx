import { layOut, type Box, type Line } from "./lay-out-diagram.ts"

/**
 * Boxes and the lines between them, drawn as SVG in the colors of the page, light or dark. A phone shows the drawing
 * turned if that fits its width, and otherwise a list of the boxes with their lines.
 * @param props.title says under the drawing what it shows
 * @param props.boxes `Name@column,row: note`; a name with `*` in front is the one that the drawing is about
 * @param props.lines `Name -> Name: label`, or `-->` for a dashed line
 * @param props.gap pixels between two columns, 84 by default; without effect if there are more than three
 * @throws DiagramError when a box or a line is malformed, or a line names no box
 */
export function Diagram(props: { title: string; boxes: string[]; lines?: string[]; gap?: number }) {
  const { title, boxes, lines = [], gap = 84 } = props
  const wide = layOut(boxes, lines, gap)
  const turned = layOut(boxes, lines, gap, 1)
  const form = phoneForm(wide.width, turned.width)
  return (
    <figure className={form === "same" ? "diagram" : "diagram diagram-twice"}>
      <div className="diagram-scroll" tabIndex={0} role="group" aria-label={title}>
        <Drawing drawing={wide} id={`arrow-${idOf(title)}`} />
        {form === "turned" && <Drawing drawing={turned} id={`arrow-narrow-${idOf(title)}`} isSecond />}
        {form === "list" && <BoxList boxes={wide.boxes} lines={wide.lines} />}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  )
}

/** What a phone shows without scrolling, pixels. */
const phoneWidth = 350

/** What a phone shows: the same drawing, the turned one, or a list if neither fits. */
function phoneForm(wide: number, turned: number): "same" | "turned" | "list" {
  if (wide <= phoneWidth) return "same"
  return turned <= phoneWidth ? "turned" : "list"
}

/** The boxes from left to right, each with the lines that begin there. The search has read the drawing already. */
function BoxList({ boxes, lines }: { boxes: readonly Box[]; lines: readonly Line[] }) {
  const sorted = boxes.toSorted((a, b) => a.column - b.column || a.row - b.row)
  return (
    <ul className="diagram-list" data-pagefind-ignore="all">
      {sorted.map((box) => (
        <li key={box.name} className={box.isMain ? "diagram-list-main" : undefined}>
          <strong>{box.name}</strong>
          {box.note.length > 0 && <span>{box.note.join(" ")}</span>}
          {lines
            .filter(({ from }) => from === box.name)
            .map(({ to, label }) => (
              <span key={to} className="diagram-list-line">
                {label ? `${label}: ${to}` : to}
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-")
}

/** @param props.isSecond the same for phones: the search has read it already */
function Drawing(props: { drawing: ReturnType<typeof layOut>; id: string; isSecond?: boolean }) {
  const { drawing, id, isSecond } = props
  const { boxes, lines, width, height } = drawing
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ minWidth: Math.min(width, 560) }}
      role="img"
      aria-label={inWords(boxes, lines)}
      data-pagefind-ignore={isSecond ? "all" : undefined}
    >
      <defs>
        <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path className="diagram-head" d="M0 0.6 7 4 0 7.4z" />
        </marker>
      </defs>
      {lines.map((line, index) => (
        <path
          key={index}
          className={line.isDashed ? "diagram-line diagram-dashed" : "diagram-line"}
          d={line.path}
          markerEnd={`url(#${id})`}
        />
      ))}
      {boxes.map((box) => (
        <BoxDrawing key={box.name} box={box} />
      ))}
      {lines.map((line, index) => line.label && <Label key={index} line={line} />)}
    </svg>
  )
}

function BoxDrawing({ box }: { box: Box }) {
  const centre = box.x + box.width / 2
  return (
    <g className={box.isMain ? "diagram-box diagram-main" : "diagram-box"}>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
      <text className="diagram-name" x={centre} y={box.y + 24}>
        {box.name}
      </text>
      {box.note.map((text, index) => (
        <text key={index} className="diagram-note" x={centre} y={box.y + 42 + index * 15}>
          {text}
        </text>
      ))}
    </g>
  )
}

function Label({ line }: { line: Line }) {
  const width = line.label.length * 5.9 + 10
  return (
    <g className="diagram-label">
      <rect x={line.labelX - width / 2} y={line.labelY - 9} width={width} height="18" rx="4" />
      <text x={line.labelX} y={line.labelY + 4}>
        {line.label}
      </text>
    </g>
  )
}

/** The drawing for those who hear the page. */
function inWords(boxes: readonly Box[], lines: readonly Line[]): string {
  const told = lines.map((line) => `${line.from} to ${line.to}${line.label && `: ${line.label}`}`)
  const noted = boxes.filter((box) => box.note.length > 0).map((box) => `${box.name}: ${box.note.join(" ")}`)
  return [...noted, ...told].join("; ")
}
