import { FieldInput } from "../../kit/field-input.tsx"
import type { Option } from "../../kit/fields.ts"
import { Thumbnail } from "../../kit/thumbnail.tsx"
import { t } from "../../messages/index.ts"
import { LinePictures } from "./line-pictures.tsx"
import type { TaskLine } from "./returnable-lines.ts"
import { unitsOf } from "./units-of.ts"

/** What is chosen of a line. */
export interface LineChoice {
  readonly quantity: number
  readonly reason: string
  readonly note: string
  /** addresses of pictures; only of claims */
  readonly pictures?: readonly string[]
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
  /** called when an upload of pictures begins and when it has ended; without it, lines have no pictures */
  readonly onUploading?: (isUploading: boolean) => void
  /** changes what is chosen then: an upload takes its time */
  readonly onChange: (change: (choices: LineChoices) => LineChoices) => void
}

/** Lines with their units to choose, and why. */
export function UnitLines(props: UnitLinesProps) {
  const { lines, choices, onChange } = props
  const change = (id: string, partOf: (choice: LineChoice) => Partial<LineChoice>) =>
    onChange((chosen) => {
      const before = chosen[id] ?? none
      return { ...chosen, [id]: { ...before, ...partOf(before) } }
    })
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
                onChange={(event) => change(item.id, () => ({ quantity: unitsOf(event.target.value, most) }))}
              />
              <span className="muted small">{t.orders.ofUnits({ count: most })}</span>
            </div>
            {choice.quantity > 0 && (
              <LineDetails {...props} choice={choice} onPart={(partOf) => change(item.id, partOf)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function LineDetails(
  props: UnitLinesProps & {
    choice: LineChoice
    onPart: (partOf: (choice: LineChoice) => Partial<LineChoice>) => void
  },
) {
  const { choice, reasons, isReasonRequired, onUploading, onPart } = props
  return (
    <div className="fields">
      <FieldInput
        field={{
          name: "reason",
          kind: "select",
          label: t.orders.reason,
          half: true,
          options: reasons,
          ...(isReasonRequired ? { required: true, empty: t.kit.choose } : {}),
        }}
        value={choice.reason}
        problem={undefined}
        onChange={(reason) => onPart(() => ({ reason: String(reason) }))}
      />
      <FieldInput
        field={{ name: "note", kind: "text", label: t.orders.note, half: true }}
        value={choice.note}
        problem={undefined}
        onChange={(note) => onPart(() => ({ note: String(note) }))}
      />
      {onUploading && (
        <LinePictures
          urls={choice.pictures ?? []}
          onChange={(update) => onPart(({ pictures = [] }) => ({ pictures: update(pictures) }))}
          onUploading={onUploading}
        />
      )}
    </div>
  )
}
