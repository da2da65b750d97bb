import { z } from "@stheno/ui/forms"
import { useController, useFormContext, useWatch } from "react-hook-form"
import { FormField } from "../../kit/form-field.tsx"
import type { Option } from "../../kit/fields.ts"
import { Thumbnail } from "../../kit/thumbnail.tsx"
import { t } from "../../messages/index.ts"
import { LinePictures } from "./line-pictures.tsx"
import type { TaskLine } from "./returnable-lines.ts"
import { unitsOf } from "./units-of.ts"

const lineChoice = z.object({
  quantity: z.number(),
  reason: z.string(),
  note: z.string(),
  /** addresses of pictures; only of claims */
  pictures: z.array(z.string()),
})

/** What is chosen of each line, by the ID of its item. */
export const lineChoices = z.record(z.string(), lineChoice)

export type LineChoices = z.infer<typeof lineChoices>

interface LinesForm {
  lines: LineChoices
}

const none: z.infer<typeof lineChoice> = { quantity: 0, reason: "", note: "", pictures: [] }

/** Nothing chosen of any line. */
export function noChoices(lines: readonly TaskLine[]): LineChoices {
  return Object.fromEntries(lines.map(({ item }) => [item.id, none]))
}

/** The chosen lines, with their units. */
export function chosenLines(lines: readonly TaskLine[], choices: LineChoices) {
  return lines.flatMap(({ item, most }) => {
    const choice = choices[item.id]
    const quantity = Math.min(most, choice?.quantity ?? 0)
    return choice && quantity > 0 ? [{ item, ...choice, quantity }] : []
  })
}

interface UnitLinesProps {
  readonly lines: readonly TaskLine[]
  readonly reasons: readonly Option[]
  readonly isReasonRequired?: boolean
  /** called when an upload of pictures begins and when it has ended; without it, lines have no pictures */
  readonly onUploading?: (isUploading: boolean) => void
}

/** Lines with their units to choose, and why: `lines` of the form around them. */
export function UnitLines(props: UnitLinesProps) {
  return (
    <ul className="task-lines">
      {props.lines.map((line) => (
        <UnitLine key={line.item.id} {...props} line={line} />
      ))}
    </ul>
  )
}

type LineProps = UnitLinesProps & { readonly line: TaskLine }

function UnitLine(props: LineProps) {
  const { item, most } = props.line
  const name = `lines.${item.id}` as const
  const { getValues, setValue } = useFormContext<LinesForm>()
  const { field } = useController<LinesForm, `lines.${string}.quantity`>({ name: `${name}.quantity` })
  const quantity = field.value ?? 0
  return (
    <li>
      <div className="unit-row">
        <Thumbnail url={item.thumbnail} size={36} />
        <span className="stack">
          {item.title}
          <span className="muted small">{item.description}</span>
        </span>
        <input
          {...field}
          type="number"
          min={0}
          max={most}
          value={quantity}
          aria-label={t.orders.unitsOf({ title: item.title })}
          onChange={(event) => {
            // A draft from before the line could be chosen does not have it.
            const choice = { ...none, ...getValues(name), quantity: unitsOf(event.target.value, most) }
            setValue(name, choice, { shouldDirty: true })
          }}
        />
        <span className="muted small">{t.orders.ofUnits({ count: most })}</span>
      </div>
      {quantity > 0 && <LineDetails {...props} />}
    </li>
  )
}

function LineDetails({ line, reasons, isReasonRequired, onUploading }: LineProps) {
  const name = `lines.${line.item.id}` as const
  return (
    <div className="fields">
      <FormField
        field={{
          name: `${name}.reason`,
          kind: "select",
          label: t.orders.reason,
          half: true,
          options: reasons,
          ...(isReasonRequired ? { required: true, empty: t.kit.choose } : {}),
        }}
      />
      <FormField field={{ name: `${name}.note`, kind: "text", label: t.orders.note, half: true }} />
      {onUploading && <Pictures name={`${name}.pictures`} onUploading={onUploading} />}
    </div>
  )
}

function Pictures(props: { name: `lines.${string}.pictures`; onUploading: (isUploading: boolean) => void }) {
  const { name, onUploading } = props
  const { getValues, setValue } = useFormContext<LinesForm>()
  const urls = useWatch<LinesForm, `lines.${string}.pictures`>({ name })
  return (
    <LinePictures
      urls={urls}
      onChange={(update) => setValue(name, [...update(getValues(name))], { shouldDirty: true })}
      onUploading={onUploading}
    />
  )
}
