import { FieldInput } from "../../kit/field-input.tsx"
import type { Option } from "../../kit/fields.ts"
import { Thumbnail } from "../../kit/thumbnail.tsx"
import { t } from "../../messages/index.ts"
import type { TaskLine } from "./returnable-lines.ts"

/** What is chosen of a line. */
export interface LineChoice {
  readonly quantity: number
  readonly reason: string
  readonly note: string
  /** addresses of pictures, one a line; only of claims */
  readonly images?: string
}

export type LineChoices = Readonly<Record<string, LineChoice>>

const none: LineChoice = { quantity: 0, reason: "", note: "" }

/** The chosen lines, with their units. */
export function chosenLines(lines: readonly TaskLine[], choices: LineChoices) {
  return lines
    .map(({ item, most }) => {
      const choice = choices[item.id] ?? none
      return { item, ...choice, quantity: Math.min(most, choice.quantity) }
    })
    .filter(({ quantity }) => quantity > 0)
}

interface UnitLinesProps {
  readonly lines: readonly TaskLine[]
  readonly choices: LineChoices
  readonly reasons: readonly Option[]
  readonly isReasonRequired?: boolean
  readonly hasImages?: boolean
  readonly onChange: (choices: LineChoices) => void
}

/** Lines with their units to choose, and why. */
export function UnitLines(props: UnitLinesProps) {
  const { lines, choices, onChange } = props
  const change = (id: string, part: Partial<LineChoice>) =>
    onChange({ ...choices, [id]: { ...(choices[id] ?? none), ...part } })
  return (
    <ul className="task-lines">
      {lines.map(({ item, most }) => {
        const choice = choices[item.id] ?? none
        return (
          <li key={item.id}>
            <div className="unit-row">
              <Thumbnail url={item.thumbnail} size={36} />
              <span className="stack">
                {item.title}
                <span className="muted small">{item.description}</span>
              </span>
              <input
                type="number"
                min={0}
                max={most}
                value={choice.quantity}
                aria-label={t.orders.unitsOf({ title: item.title })}
                onChange={(event) => change(item.id, { quantity: unitsOf(event.target.value, most) })}
              />
              <span className="muted small">{t.orders.ofUnits({ count: most })}</span>
            </div>
            {choice.quantity > 0 && (
              <LineDetails {...props} choice={choice} onPart={(part) => change(item.id, part)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function LineDetails(
  props: UnitLinesProps & { choice: LineChoice; onPart: (part: Partial<LineChoice>) => void },
) {
  const { choice, reasons, isReasonRequired, hasImages, onPart } = props
  return (
    <div className="fields">
      <FieldInput
        field={{
          name: "reason",
          kind: "select",
          label: t.orders.reason,
          half: true,
          options: reasons,
          ...(isReasonRequired ? { required: true } : {}),
        }}
        value={choice.reason}
        problem={undefined}
        onChange={(reason) => onPart({ reason: String(reason) })}
      />
      <FieldInput
        field={{ name: "note", kind: "text", label: t.orders.note, half: true }}
        value={choice.note}
        problem={undefined}
        onChange={(note) => onPart({ note: String(note) })}
      />
      {hasImages && (
        <FieldInput
          field={{
            name: "images",
            kind: "textarea",
            label: t.orderTasks.images,
            hint: t.orderTasks.imagesHint,
          }}
          value={choice.images ?? ""}
          problem={undefined}
          onChange={(images) => onPart({ images: String(images) })}
        />
      )}
    </div>
  )
}

/** Whole units within what there is. */
export function unitsOf(text: string, most: number): number {
  const units = Math.trunc(Number(text))
  return Number.isFinite(units) ? Math.min(most, Math.max(0, units)) : 0
}
