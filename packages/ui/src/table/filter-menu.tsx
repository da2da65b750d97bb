import { ChevronDown } from "lucide-react"
import { useId, useState } from "react"
import { Button } from "../basic/button.tsx"
import { Popover } from "../basic/popover.tsx"
import { LazyComboboxList } from "../choice/lazy-combobox-list.tsx"
import type { Option } from "../forms/choice-fields.tsx"
import { classNames } from "../provider/class-names.ts"
import { moneyText, parseMoney, parseNumber } from "../provider/money.ts"
import { useMessages, useUi, type Ui } from "../provider/provider.tsx"
import { dayOfRange, rangeText } from "./list-state.ts"
import type { DataFilter, DateFilter, NumberFilter, OptionsFilter } from "./types.ts"
import type { TableState } from "./use-table-state.ts"

interface FilterMenuProps<Row> {
  readonly filter: DataFilter<Row>
  readonly state: TableState
}

/** A filter behind a button that says what is chosen. */
export function FilterMenu<Row>({ filter, state }: FilterMenuProps<Row>) {
  const ui = useUi()
  const [seen, setSeen] = useState<readonly Option[]>([])
  const [isOpen, setOpen] = useState(false)
  const words = chosenWords({ filter, state, ui, seen })
  return (
    <Popover
      label={filter.label}
      isFlush={filter.kind === undefined || filter.kind === "options"}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={classNames("ui-filter", words.length > 0 && "ui-filter-on")}>
          <span className="ui-filter-text">
            {words.length === 0 ? filter.label : ui.messages.table.filtered(filter.label, words)}
          </span>
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      {filter.kind === "date" ? (
        <DateRangeFilter filter={filter} state={state} />
      ) : filter.kind === "number" ? (
        <NumberRangeFilter filter={filter} state={state} onDone={() => setOpen(false)} />
      ) : (
        <Choices
          filter={filter}
          state={state}
          onSeen={(option) => setSeen((old) => [...old, option])}
          onDone={() => setOpen(false)}
        />
      )}
    </Popover>
  )
}

function chosenWords<Row>(props: FilterMenuProps<Row> & { ui: Ui; seen: readonly Option[] }): string[] {
  const { filter, state, ui, seen } = props
  if (filter.kind === "date" || filter.kind === "number") {
    const { from, to } = state.range(filter.name)
    if (from === undefined && to === undefined) return []
    const preset = filter.kind === "date" && presetOf(filter, rangeText({ from, to }))
    if (preset) return [preset.label]
    const show = (text: string | undefined) => (text === undefined ? "…" : endText(filter, text, ui))
    return [`${show(from)} – ${show(to)}`]
  }
  const options = [...(filter.options ?? []), ...seen]
  const isFixed = filter.options && !filter.loadOptions
  const values = isFixed
    ? state.chosen(
        filter.name,
        // What was chosen is among the options and was seen: it counts once.
        [...new Set(options.map(({ value }) => value))],
      )
    : state.values(filter.name)
  return values.map(
    (value) => options.find((option) => option.value === value)?.label ?? (filter.options ? "…" : value),
  )
}

function presetOf<Row>({ presets = [] }: DateFilter<Row>, range: string) {
  return presets.find((preset) => preset.range === range)
}

function endText<Row>(filter: DateFilter<Row> | NumberFilter<Row>, text: string, ui: Ui): string {
  if (filter.kind === "number") return filter.currency ? ui.formatMoney(Number(text), filter.currency) : text
  const day = new Date(`${dayOfRange(text, Date.now())}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return text
  return new Intl.DateTimeFormat(ui.locale, { dateStyle: "medium", timeZone: "UTC" }).format(day)
}

function Choices<Row>(props: {
  filter: OptionsFilter<Row>
  state: TableState
  onSeen: (option: Option) => void
  onDone: () => void
}) {
  const { filter, state, onSeen, onDone } = props
  const { name, label, options, loadOptions, isSingle } = filter
  const chosen = state.values(name)
  const toggle = (option: Option) => {
    onSeen(option)
    const others = isSingle ? [] : chosen.filter((each) => each !== option.value)
    state.set(name, chosen.includes(option.value) ? others : [...others, option.value])
    if (isSingle) onDone()
  }
  return (
    <LazyComboboxList
      label={label}
      chosen={chosen}
      options={options}
      loadOptions={loadOptions}
      onToggle={toggle}
    />
  )
}

function DateRangeFilter<Row>({ filter, state }: { filter: DateFilter<Row>; state: TableState }) {
  const { dates, common } = useMessages()
  const range = state.range(filter.name)
  const [from, to] = [dayOfRange(range.from, Date.now()), dayOfRange(range.to, Date.now())]
  const set = (changed: { from?: string; to?: string }) => {
    const next = { from, to, ...changed }
    state.set(filter.name, rangeText({ from: next.from || undefined, to: next.to || undefined }))
  }
  const chosen = presetOf(filter, rangeText(range))
  return (
    <div className="ui-range">
      {filter.presets && (
        <div className="ui-range-presets">
          {filter.presets.map((preset) => (
            <Button
              key={preset.range}
              size="small"
              variant={preset === chosen ? "primary" : "secondary"}
              aria-pressed={preset === chosen}
              onClick={() => state.set(filter.name, preset.range)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      <RangeEnd label={dates.from} type="date" value={from} onChange={(text) => set({ from: text })} />
      <RangeEnd label={dates.to} type="date" value={to} onChange={(text) => set({ to: text })} />
      <Button size="small" variant="quiet" onClick={() => state.set(filter.name, undefined)}>
        {common.clear}
      </Button>
    </div>
  )
}

function NumberRangeFilter<Row>(props: { filter: NumberFilter<Row>; state: TableState; onDone: () => void }) {
  const { filter, state, onDone } = props
  const { table, common } = useMessages()
  const digits = useUi().currencyDigits(filter.currency ?? "usd")
  const show = (text: string | undefined) =>
    text === undefined ? "" : filter.currency ? moneyText(Number(text), digits) : text
  const range = state.range(filter.name)
  const [from, setFrom] = useState(show(range.from))
  const [to, setTo] = useState(show(range.to))
  const numberOf = (text: string) => (filter.currency ? parseMoney(text, digits) : parseNumber(text))
  const isWrong = (text: string) => text.trim() !== "" && numberOf(text) === undefined
  const read = (text: string) => {
    const number = numberOf(text)
    return number === undefined ? undefined : String(number)
  }
  return (
    <form
      className="ui-range"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isWrong(from) || isWrong(to)) return
        state.set(filter.name, rangeText({ from: read(from), to: read(to) }))
        onDone()
      }}
    >
      <RangeEnd label={table.minimum} type="text" value={from} isWrong={isWrong(from)} onChange={setFrom} />
      <RangeEnd label={table.maximum} type="text" value={to} isWrong={isWrong(to)} onChange={setTo} />
      <Button size="small" variant="primary" type="submit">
        {common.apply}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          state.set(filter.name, undefined)
          onDone()
        }}
      >
        {common.clear}
      </Button>
    </form>
  )
}

function RangeEnd(props: {
  label: string
  type: "date" | "text"
  value: string | undefined
  isWrong?: boolean
  onChange: (text: string) => void
}) {
  const id = useId()
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        className="ui-input"
        type={props.type}
        inputMode={props.type === "text" ? "decimal" : undefined}
        value={props.value ?? ""}
        aria-invalid={props.isWrong || undefined}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  )
}
