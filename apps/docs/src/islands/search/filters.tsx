import type { SearchFilter } from "./catalogue.ts"

const readers = ["developers", "merchants", "storefront developers"] as const

/** Fields that leave only the pages of a reader or an area. */
export function Filters(props: {
  readonly areas: readonly string[]
  readonly filter: SearchFilter
  readonly onChange: (filter: SearchFilter) => void
}) {
  const { areas, filter, onChange } = props
  return (
    <div className="search-filters" role="group" aria-label="Show only">
      <Choice
        label="For"
        name="audience"
        all="everyone"
        options={readers}
        value={filter.audience}
        onChange={(audience) => onChange({ ...filter, audience })}
      />
      <Choice
        label="In"
        name="area"
        all="every area"
        options={areas}
        value={filter.area}
        onChange={(area) => onChange({ ...filter, area })}
      />
    </div>
  )
}

function Choice(props: {
  readonly label: string
  readonly name: string
  readonly all: string
  readonly options: readonly string[]
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}) {
  return (
    <label>
      <span>{props.label}</span>
      <select
        name={props.name}
        value={props.value ?? ""}
        onChange={({ target }) => props.onChange(target.value === "" ? undefined : Number(target.value))}
        // The list of results has the arrow keys otherwise.
        onKeyDown={(event) => event.stopPropagation()}
      >
        <option value="">{props.all}</option>
        {props.options.map((option, i) => (
          <option key={option} value={i}>
            {option}
          </option>
        ))}
      </select>
    </label>
  )
}
