import { Combobox, DateTimeInput, type FoundOptions } from "@stheno/ui/forms"
import { useMedusa } from "@stheno/medusa-react"
import { useSettled } from "@stheno/ui"
import { X } from "lucide-react"
import { useId, useState } from "react"
import { t } from "../messages/index.ts"
import type { Choices, Field, FieldValue, Option } from "./fields.ts"
import { useChosenOptions, useFoundOptions } from "./searched-choices.ts"

interface FieldInputProps {
  readonly field: Field
  readonly value: FieldValue
  readonly problem: string | undefined
  readonly onChange: (value: FieldValue) => void
}

/** A field with its label, its hint and what is wrong with it. */
export function FieldInput({ field, value, problem, onChange }: FieldInputProps) {
  const id = useId()
  const { choices } = field
  if (field.kind === "checks")
    return choices ? (
      <SearchedChecks {...{ field, choices, value, problem, onChange }} />
    ) : (
      <ListedChecks {...{ field, value, problem, onChange }} />
    )
  if (field.kind === "combobox" || field.kind === "tags")
    return choices ? (
      <SearchedChoice {...{ field, choices, value, problem, onChange }} />
    ) : (
      <Choice {...{ field, value, problem, onChange }} />
    )
  if (field.kind === "switch") return <Switch {...{ field, value, problem, onChange }} />
  const note = problem ?? field.hint
  return (
    <div className={field.half ? "field field-half" : "field"}>
      <label htmlFor={id}>
        {field.label}
        {!field.required && !field.isUnmarked && <OptionalMark />}
      </label>
      <Control {...{ field, onChange }} id={id} value={String(value)} isWrong={problem !== undefined} />
      {note && (
        <p id={`${id}-note`} className={problem ? "field-problem" : "field-hint"}>
          {note}
        </p>
      )}
    </div>
  )
}

/** The space sets it apart from the label in the name that a screen reader reads. */
export function OptionalMark() {
  return (
    <>
      {" "}
      <span className="field-optional">{t.form.optional}</span>
    </>
  )
}

interface ControlProps {
  readonly field: Field
  readonly id: string
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (value: string) => void
}

function Control(props: ControlProps) {
  const { field, id, value, isWrong, onChange } = props
  const common = {
    id,
    value,
    name: field.name,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": describedBy(field, id, isWrong),
    "aria-required": field.required || undefined,
  }
  if (field.kind === "time") return <Time {...{ field, id, value, isWrong, onChange }} />
  if (field.kind === "textarea")
    return <textarea {...common} rows={4} onChange={(event) => onChange(event.target.value)} />
  if (field.kind === "select")
    return (
      <select {...common} onChange={(event) => onChange(event.target.value)}>
        {(!field.required || value === "") && <option value="">{field.empty ?? t.form.none}</option>}
        {(field.options ?? []).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  const input = (
    <input
      {...common}
      type={inputTypes[field.kind] ?? "text"}
      inputMode={field.kind === "money" || field.kind === "number" ? "decimal" : undefined}
      autoComplete={field.autoComplete ?? "off"}
      list={field.suggestions ? `${id}-list` : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  if (field.suggestions)
    return (
      <>
        {input}
        <datalist id={`${id}-list`}>
          {field.suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </>
    )
  if (field.kind !== "money") return input
  return (
    <div className="field-money">
      <span id={`${id}-currency`}>{field.currency?.toUpperCase()}</span>
      {input}
    </div>
  )
}

/** A date and a time, as the pages of the kit have them. */
function Time({ field, id, value, isWrong, onChange }: ControlProps) {
  return (
    <DateTimeInput
      field={{
        id,
        name: field.name,
        aria: {
          "aria-invalid": isWrong || undefined,
          "aria-describedby": describedBy(field, id, isWrong),
          "aria-required": field.required || undefined,
        },
      }}
      label={field.label}
      value={value === "" ? null : value}
      onChange={(time) => onChange(time ?? "")}
    />
  )
}

function describedBy({ kind, hint }: Field, id: string, isWrong: boolean): string | undefined {
  const parts = [...(kind === "money" ? [`${id}-currency`] : []), ...(isWrong || hint ? [`${id}-note`] : [])]
  return parts.length > 0 ? parts.join(" ") : undefined
}

const inputTypes: Partial<Record<Field["kind"], string>> = {
  email: "email",
  password: "password",
  url: "url",
}

function chosenIn(value: FieldValue): readonly string[] {
  if (typeof value === "object") return value
  return value === "" ? [] : [String(value)]
}

/** One choice or several among all that the server has. */
function SearchedChoice({ choices, ...props }: FieldInputProps & { choices: Choices }) {
  const { client } = useMedusa()
  const known = useChosenOptions(choices, chosenIn(props.value))
  return <Choice {...props} known={known} find={(q) => choices.find(client, q)} />
}

interface ChoiceProps extends FieldInputProps {
  /** of what is chosen */
  readonly known?: readonly Option[]
  readonly find?: (q: string) => Promise<FoundOptions>
}

/** One choice among many or several, with search. */
function Choice({ field, value, problem, onChange, known, find }: ChoiceProps) {
  const id = useId()
  const isMultiple = field.kind === "tags"
  const chosen = chosenIn(value)
  const none = !isMultiple && !field.required ? [{ value: "", label: field.empty ?? t.form.none }] : []
  const note = problem ?? field.hint
  return (
    <div className={field.half ? "field field-half" : "field"}>
      <label id={`${id}-label`} htmlFor={id}>
        {field.label}
        {!field.required && <OptionalMark />}
      </label>
      <Combobox
        id={id}
        label={field.label}
        isMultiple={isMultiple}
        isCreatable={field.isCreatable}
        options={[...none, ...(field.options ?? known ?? [])]}
        loadOptions={find}
        chosen={chosen}
        onChange={(next) => onChange(isMultiple ? next : (next[0] ?? ""))}
        aria={{
          "aria-labelledby": `${id}-label ${id}`,
          "aria-invalid": problem !== undefined || undefined,
          "aria-describedby": note ? `${id}-note` : undefined,
        }}
      />
      {note && (
        <p id={`${id}-note`} className={problem ? "field-problem" : "field-hint"}>
          {note}
        </p>
      )}
    </div>
  )
}

function Switch({ field, value, onChange }: FieldInputProps) {
  const id = useId()
  return (
    <div className="field field-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        name={field.name}
        checked={value === true}
        aria-describedby={field.hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{field.label}</label>
        {field.hint && (
          <p id={`${id}-note`} className="field-hint">
            {field.hint}
          </p>
        )}
      </div>
    </div>
  )
}

const searchFrom = 13

/** Checkboxes of options that are known. If there are many, they can be searched. */
function ListedChecks(props: FieldInputProps) {
  const [q, setQ] = useState("")
  const { options = [] } = props.field
  const wanted = q.trim().toLocaleLowerCase()
  return (
    <Checks
      {...props}
      q={q}
      onSearch={setQ}
      isLong={options.length >= searchFrom}
      found={options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))}
      known={options}
    />
  )
}

/** Checkboxes of all that the server has: the first ones, and those that a search finds. */
function SearchedChecks({ choices, ...props }: FieldInputProps & { choices: Choices }) {
  const [q, setQ] = useState("")
  const first = useFoundOptions(choices, "")
  const found = useFoundOptions(choices, useSettled(q.trim()))
  const known = useChosenOptions(choices, chosenIn(props.value))
  return (
    <Checks
      {...props}
      q={q}
      onSearch={setQ}
      isLong={first !== undefined && first.options.length >= searchFrom}
      found={found?.options}
      hasMore={found?.hasMore}
      known={[
        ...known,
        ...(found?.options ?? []).filter(({ value }) => !known.some((each) => each.value === value)),
      ]}
    />
  )
}

interface ChecksProps extends FieldInputProps {
  readonly q: string
  readonly onSearch: (q: string) => void
  /** the selected ones come first, and the rest can be searched */
  readonly isLong: boolean
  /** undefined while they are read */
  readonly found: readonly Option[] | undefined
  /** whether a narrower search finds others */
  readonly hasMore?: boolean | undefined
  /** of what is selected, among others */
  readonly known: readonly Option[]
}

function Checks({
  field,
  value,
  problem,
  onChange,
  q,
  onSearch,
  isLong,
  found,
  hasMore,
  known,
}: ChecksProps) {
  const chosen = chosenIn(value)
  const toggle = (each: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, each] : chosen.filter((other) => other !== each))
  const note = problem ?? field.hint
  return (
    <fieldset className="field">
      <legend>
        {field.label}
        {!field.required && <OptionalMark />}
      </legend>
      {isLong && (
        <>
          <ChosenOptions
            options={known.filter((option) => chosen.includes(option.value))}
            remove={(each) => toggle(each, false)}
          />
          <input
            type="search"
            value={q}
            placeholder={t.list.search}
            aria-label={t.list.search}
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </>
      )}
      <div className="checks">
        {found?.map((option) => (
          <label key={option.value} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        {found?.length === 0 && <p className="muted">{t.list.noMatch}</p>}
        {hasMore && <p className="muted">{t.list.moreResults}</p>}
      </div>
      {note && <p className={problem ? "field-problem" : "field-hint"}>{note}</p>}
    </fieldset>
  )
}

function ChosenOptions({ options, remove }: { options: readonly Option[]; remove: (value: string) => void }) {
  if (options.length === 0) return null
  return (
    <ul className="chips">
      {options.map(({ value, label }) => (
        <li key={value} className="chip">
          {label}
          <button
            type="button"
            aria-label={t.form.removeChip({ value: label })}
            onClick={() => remove(value)}
          >
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
