import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { get, type FieldValues } from "react-hook-form"
import { Button, IconButton } from "../basic/button.tsx"
import { useMessages, type Ui } from "../provider/provider.tsx"
import { FieldFrame, useField, type BoundField, type FieldProps } from "./field.tsx"
import { entryProblem, metadataKinds, metadataOf, shownEntries, type MetadataEntry } from "./metadata.ts"
import { frameProps } from "./text-fields.tsx"

type Metadata = Record<string, unknown> | null | undefined

/** Props of `MetadataField`. */
export type MetadataFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output, Metadata>

/** What the field holds while an entry is wrong: no schema of metadata takes it, so the form is not sent without the entry. */
const unreadable = "invalid" as unknown as Metadata

/**
 * Keys and values that a store adds to an entity. Numbers, booleans, lists and objects keep their JSON types. A key that
 * was there at first and is removed is sent as `""`, which deletes it in the API.
 * @since 0.1
 */
export function MetadataField<Input extends FieldValues, Output>(props: MetadataFieldProps<Input, Output>) {
  const { metadata, form } = useMessages()
  const field = useField(props)
  const { entries, setEntries, change } = useEntries(props, field)
  const isWrong = metadataOf(entries) === undefined
  const put = (index: number, part: Partial<MetadataEntry>) =>
    change(entries.map((entry, place) => (place === index ? { ...entry, ...part } : entry)))
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={isWrong ? form.invalid : field.problem} isGroup>
      {entries.map((entry, index) => (
        <EntryRow
          key={index}
          entry={entry}
          problem={entryProblem(entry, entries)}
          onChange={(part) => put(index, part)}
          onRemove={() => change(entries.filter((_, place) => place !== index))}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={Plus}
          disabled={props.isDisabled}
          onClick={() => setEntries([...entries, { key: "", kind: "text", text: "" }])}
        >
          {metadata.add}
        </Button>
      </div>
    </FieldFrame>
  )
}

/** What the fields of the entries show. The form may put in another value: that of a draft, or the first one again. */
function useEntries<Input extends FieldValues, Output>(
  { form, name }: MetadataFieldProps<Input, Output>,
  field: BoundField,
) {
  const [first] = useState<Metadata>(() => get(form.api.formState.defaultValues, name))
  const [entries, setEntries] = useState(() => shownEntries(readable(field.value), first))
  const text = JSON.stringify(field.value)
  const [own, setOwn] = useState(text)
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    if (text !== own) setEntries(shownEntries(readable(field.value), first))
  }
  const set = (value: Metadata) => {
    setOwn(JSON.stringify(value))
    field.set(value)
  }
  return {
    entries,
    setEntries,
    change: (next: MetadataEntry[]) => {
      setEntries(next)
      const changed = metadataOf(next)
      if (changed === undefined) return set(unreadable)
      const removed = Object.keys(first ?? {}).filter((key) => !(key in changed))
      set({ ...changed, ...Object.fromEntries(removed.map((key) => [key, ""])) })
    },
  }
}

const readable = (value: unknown) => (typeof value === "object" ? (value as Metadata) : undefined)

function EntryRow(props: {
  entry: MetadataEntry
  problem: ReturnType<typeof entryProblem>
  onChange: (part: Partial<MetadataEntry>) => void
  onRemove: () => void
}) {
  const { entry, problem, onChange, onRemove } = props
  const { metadata, common, form } = useMessages()
  const texts = {
    key: form.required,
    duplicate: metadata.duplicate,
    number: form.number,
    json: metadata.invalidJson,
  }
  return (
    <div className="ui-metadata-row">
      <input
        className="ui-input"
        aria-label={metadata.key}
        placeholder={metadata.key}
        value={entry.key}
        aria-invalid={problem === "key" || problem === "duplicate" || undefined}
        onChange={(event) => onChange({ key: event.target.value })}
      />
      <select
        className="ui-input ui-select"
        aria-label={`${metadata.type}: ${entry.key}`}
        value={entry.kind}
        onChange={(event) => onChange(kindChange(event.target.value, entry))}
      >
        {metadataKinds.map((kind) => (
          <option key={kind} value={kind}>
            {metadata.types[kind]}
          </option>
        ))}
      </select>
      <EntryValue entry={entry} isWrong={problem === "number" || problem === "json"} onChange={onChange} />
      <IconButton icon={Trash2} label={common.removeItem(entry.key)} onClick={onRemove} />
      {problem && <p className="ui-field-problem">{texts[problem]}</p>}
    </div>
  )
}

function kindChange(value: string, entry: MetadataEntry): Partial<MetadataEntry> {
  const kind = metadataKinds.find((each) => each === value) ?? "text"
  if (kind === "boolean") return { kind, text: entry.text === "true" ? "true" : "false" }
  return { kind }
}

function EntryValue(props: {
  entry: MetadataEntry
  isWrong: boolean
  onChange: (part: Partial<MetadataEntry>) => void
}) {
  const { entry, isWrong, onChange } = props
  const { metadata, common }: Ui["messages"] = useMessages()
  const label = `${metadata.value}: ${entry.key}`
  if (entry.kind === "boolean")
    return (
      <select
        className="ui-input ui-select"
        aria-label={label}
        value={entry.text}
        onChange={(event) => onChange({ text: event.target.value })}
      >
        <option value="true">{common.yes}</option>
        <option value="false">{common.no}</option>
      </select>
    )
  return (
    <input
      className="ui-input"
      aria-label={label}
      placeholder={metadata.value}
      value={entry.text}
      aria-invalid={isWrong || undefined}
      onChange={(event) => onChange({ text: event.target.value })}
    />
  )
}
