import { X } from "lucide-react"
import { useId, useState } from "react"
import { t } from "../messages/index.ts"

interface ChipsFieldProps {
  readonly label: string
  readonly hint?: string
  readonly values: readonly string[]
  /** offered while typing; others can be typed too */
  readonly suggestions?: readonly string[]
  readonly onChange: (values: string[]) => void
}

/** Several short texts. Enter or a comma ends one; Backspace in the empty field removes the last. */
export function ChipsField({ label, hint, values, suggestions = [], onChange }: ChipsFieldProps) {
  const id = useId()
  const [text, setText] = useState("")
  const add = (typed: string) => {
    const added = typed
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "" && !values.includes(each))
    if (added.length > 0) onChange([...new Set([...values, ...added])])
    setText("")
  }
  const offered = suggestions.filter((each) => !values.includes(each))
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {values.length > 0 && (
        <ul className="chips">
          {values.map((value) => (
            <li key={value} className="chip">
              {value}
              <button
                type="button"
                aria-label={t.form.removeChip({ value })}
                onClick={() => onChange(values.filter((each) => each !== value))}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="text"
        autoComplete="off"
        list={offered.length > 0 ? `${id}-list` : undefined}
        aria-describedby={hint ? `${id}-note` : undefined}
        value={text}
        onBlur={() => add(text)}
        onChange={(event) => {
          const typed = event.target.value
          if (typed.includes(",") || offered.includes(typed)) add(typed)
          else setText(typed)
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault()
            add(text)
          } else if (event.key === "Backspace" && text === "") onChange(values.slice(0, -1))
        }}
      />
      {offered.length > 0 && (
        <datalist id={`${id}-list`}>
          {offered.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}-note`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
