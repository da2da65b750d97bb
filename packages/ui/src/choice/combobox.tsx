import { ChevronsUpDown, X } from "lucide-react"
import { useState, type Ref } from "react"
import { Popover as Radix } from "radix-ui"
import type { LoadedOptions, Option } from "../forms/choice-fields.tsx"
import { usePortalContainer } from "../provider/portal.tsx"
import { useMessages } from "../provider/provider.tsx"
import { LazyComboboxList } from "./lazy-combobox-list.tsx"

/** Props of `Combobox`. */
export interface ComboboxProps {
  /** the ID of the control, to which a label can refer */
  readonly id: string
  /** name for screen readers */
  readonly label: string
  /** the values that are selected: at most one unless `isMultiple` */
  readonly chosen: readonly string[]
  /** receives all values that are selected after a change */
  readonly onChange: (chosen: readonly string[]) => void
  /** whether users can select several values */
  readonly isMultiple?: boolean | undefined
  /** all choices, in which users search by typing */
  readonly options?: readonly Option[] | undefined
  /** finds the options for the typed text, instead of `options` */
  readonly loadOptions?: ((q: string) => Promise<LoadedOptions>) | undefined
  /** the options of values that are already selected, which `loadOptions` may not find */
  readonly chosenOptions?: readonly Option[] | undefined
  /** whether the typed text can become a new value, as for tags */
  readonly isCreatable?: boolean | undefined
  /** shown while nothing is selected */
  readonly placeholder?: string | undefined
  /** shows the value, but does not let users change it */
  readonly isDisabled?: boolean | undefined
  /** called when the control loses the focus */
  readonly onBlur?: () => void
  /** the button that opens the choices */
  readonly ref?: Ref<HTMLButtonElement>
  /** further attributes for screen readers */
  readonly aria?: Readonly<Record<string, string | boolean | undefined>>
}

/**
 * A choice among many, with search: one or several, from a list or from the server, with new values where they are allowed.
 * @since 0.1
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, chosen, onChange, isMultiple, isCreatable, placeholder, isDisabled } = props
  const { choice } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<readonly Option[]>([])
  const container = usePortalContainer()
  const labelOf = (value: string) =>
    [...(props.options ?? []), ...seen, ...(props.chosenOptions ?? [])].find(
      (option) => option.value === value,
    )?.label ?? value
  const toggle = (option: Option) => {
    setSeen((old) => [...old, option])
    if (!isMultiple) {
      onChange([option.value])
      setOpen(false)
      return
    }
    const others = chosen.filter((value) => value !== option.value)
    onChange(chosen.includes(option.value) ? others : [...others, option.value])
  }
  const text = !isMultiple && chosen[0] !== undefined && chosen[0] !== "" ? labelOf(chosen[0]) : undefined
  return (
    <div className="ui-combobox-field">
      {isMultiple && <Chips chosen={chosen} labelOf={labelOf} onChange={onChange} isDisabled={isDisabled} />}
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger
          {...props.aria}
          ref={props.ref}
          id={id}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          className="ui-input ui-combobox-button"
          disabled={isDisabled}
          onBlur={props.onBlur}
        >
          <span className={text === undefined ? "ui-placeholder" : undefined}>
            {text ?? placeholder ?? choice.choose}
          </span>
          <ChevronsUpDown size={15} aria-hidden />
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            className="ui-popover ui-popover-flush ui-combobox-popover"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
          >
            <LazyComboboxList
              label={label}
              chosen={chosen}
              onToggle={toggle}
              options={props.options}
              loadOptions={props.loadOptions}
              onCreate={isCreatable ? (value) => toggle({ value, label: value }) : undefined}
            />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  )
}

function Chips(props: {
  chosen: readonly string[]
  labelOf: (value: string) => string
  onChange: (chosen: readonly string[]) => void
  isDisabled: boolean | undefined
}) {
  const { chosen, labelOf, onChange, isDisabled } = props
  const { common } = useMessages()
  if (chosen.length === 0) return null
  return (
    <ul className="ui-chips">
      {chosen.map((value) => (
        <li key={value} className="ui-chip">
          {labelOf(value)}
          {!isDisabled && (
            <button
              type="button"
              aria-label={common.removeItem(labelOf(value))}
              onClick={() => onChange(chosen.filter((each) => each !== value))}
            >
              <X size={14} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
