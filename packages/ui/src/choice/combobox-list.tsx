import { Command } from "cmdk"
import { Check, Plus } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import type { FoundOptions, LoadedOptions, Option } from "../forms/choice-fields.tsx"
import { useMessages, useUi } from "../provider/provider.tsx"
import { useSettled } from "../provider/use-settled.ts"
import { isMatch } from "./fold.ts"

/** Props of `ComboboxList`. */
export interface ComboboxListProps {
  /** name of the search field, for screen readers */
  readonly label: string
  readonly chosen: readonly string[]
  readonly onToggle: (option: Option) => void
  readonly options?: readonly Option[] | undefined
  /** finds the options for what was typed; `options` are then only shown before them while nothing is typed */
  readonly loadOptions?: ((q: string) => Promise<LoadedOptions>) | undefined
  /** makes an option of a text that is none yet */
  readonly onCreate?: ((text: string) => void) | undefined
}

/** Options with a search field. It is loaded when the first one opens. */
export function ComboboxList(props: ComboboxListProps) {
  const { label, chosen, onToggle, onCreate, loadOptions } = props
  const { common, choice } = useMessages()
  const [typed, setTyped] = useState("")
  const search = useRef<HTMLInputElement>(null)
  // The popover has opened before the list was loaded, and has the focus itself.
  useEffect(() => search.current?.focus({ preventScroll: true }), [])
  const { options, problem, isLoading, hasMore } = useOptions(props, typed)
  const text = typed.trim()
  // Exactly: the API takes words that differ in case for different ones. A similar one is offered first.
  const isNew = text !== "" && !options.some((option) => option.label === text)
  return (
    <Command
      className="ui-combobox"
      label={label}
      shouldFilter={!loadOptions}
      filter={(_value, search, keywords) => (isMatch((keywords ?? []).join(" "), search) ? 1 : 0)}
      loop
    >
      <Command.Input
        ref={search}
        className="ui-combobox-input"
        value={typed}
        placeholder={common.search}
        aria-label={label}
        onValueChange={setTyped}
      />
      <Command.List className="ui-combobox-list" label={label}>
        {isLoading && <Command.Loading className="ui-combobox-note">{choice.loading}</Command.Loading>}
        {problem && <p className="ui-combobox-note">{problem}</p>}
        {!isLoading && !problem && !(onCreate && isNew) && (
          <Command.Empty className="ui-combobox-note">{choice.noMatch}</Command.Empty>
        )}
        {options.map((option) => (
          <OptionItem
            key={option.value}
            option={option}
            isChosen={chosen.includes(option.value)}
            onSelect={onToggle}
          />
        ))}
        {onCreate && isNew && (
          <Command.Item
            className="ui-combobox-item"
            value={`create ${text}`}
            keywords={[text]}
            onSelect={() => {
              onCreate(text)
              setTyped("")
            }}
          >
            <Plus size={15} aria-hidden />
            {choice.create(text)}
          </Command.Item>
        )}
        {hasMore && <p className="ui-combobox-note">{choice.more}</p>}
      </Command.List>
    </Command>
  )
}

function OptionItem(props: { option: Option; isChosen: boolean; onSelect: (option: Option) => void }) {
  const { option, isChosen, onSelect } = props
  return (
    <Command.Item
      className="ui-combobox-item"
      value={option.value}
      keywords={[option.label, option.hint ?? ""]}
      disabled={option.isDisabled ?? false}
      aria-checked={isChosen}
      onSelect={() => onSelect(option)}
    >
      <span className="ui-menu-check">{isChosen && <Check size={15} aria-hidden />}</span>
      <span className="ui-combobox-text">
        {option.label}
        {option.hint && <span className="ui-field-hint">{option.hint}</span>}
      </span>
    </Command.Item>
  )
}

function useOptions({ options, loadOptions }: ComboboxListProps, typed: string) {
  const { choice } = useMessages()
  const { errorText } = useUi()
  const [found, setFound] = useState<FoundOptions>()
  const [problem, setProblem] = useState<string>()
  const wanted = useSettled(typed.trim())
  useEffect(() => {
    if (!loadOptions) return
    let isCurrent = true
    loadOptions(wanted).then(
      (list) => {
        if (!isCurrent) return
        setFound("options" in list ? list : { options: list })
        setProblem(undefined)
      },
      (error: unknown) => {
        if (isCurrent) setProblem(`${choice.failed} ${errorText(error)}`)
      },
    )
    return () => {
      isCurrent = false
    }
    // The functions of a page change with every drawing; what was typed decides.
  }, [wanted])
  if (!loadOptions) return { options: options ?? [], problem: undefined, isLoading: false, hasMore: false }
  const isLoading = found === undefined && problem === undefined
  const { options: loaded = [], hasMore = false } = found ?? {}
  if (typed.trim() !== "") return { options: loaded, problem, isLoading, hasMore }
  // What is chosen can be taken back without a search for it.
  const known = (options ?? []).filter(({ value }) => !loaded.some((each) => each.value === value))
  return { options: [...known, ...loaded], problem, isLoading, hasMore }
}
