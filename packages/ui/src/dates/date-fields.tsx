import { CalendarDays } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import type { FieldValues } from "react-hook-form"
import { IconButton } from "../basic/button.tsx"
import { Popover } from "../basic/popover.tsx"
import { Skeleton } from "../basic/states.tsx"
import { FieldFrame, useField, type BoundField, type FieldProps } from "../forms/field.tsx"
import { frameProps } from "../forms/text-fields.tsx"
import { useMessages } from "../provider/provider.tsx"
import type { CalendarProps } from "./calendar.tsx"
import { localParts, pointOf } from "./days.ts"

const Calendar = lazy(async () => ({ default: (await import("./calendar.tsx")).Calendar }))

/** Props of `DateField` and `DateTimeField`. */
export type DateFieldProps<Input extends FieldValues, Output> = FieldProps<
  Input,
  Output,
  string | null | undefined
>

/**
 * A day. The value is an ISO date such as `2026-01-31`, or `null`.
 * @since 0.1
 */
export function DateField<Input extends FieldValues, Output>(props: DateFieldProps<Input, Output>) {
  const field = useField(props)
  const value = typeof field.value === "string" ? field.value : ""
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem}>
      <div className="ui-affixes">
        <NativeDate
          field={field}
          isDisabled={props.isDisabled}
          value={value}
          onChange={(text) => field.set(text || null)}
        />
        <CalendarButton from={value || undefined} onChange={(day) => field.set(day ?? null)} />
      </div>
    </FieldFrame>
  )
}

/**
 * A point in time, entered in the person's time zone. The value is an ISO time in UTC, or `null`.
 * @since 0.1
 */
export function DateTimeField<Input extends FieldValues, Output>(props: DateFieldProps<Input, Output>) {
  const field = useField(props)
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem}>
      <DateTimeInput
        field={field}
        label={props.label}
        value={typeof field.value === "string" ? field.value : null}
        isDisabled={props.isDisabled}
        onChange={field.set}
      />
    </FieldFrame>
  )
}

/** Props of `DateTimeInput`. */
export interface DateTimeInputProps {
  /** the ID and the name of the control: what `useField` returned, or own ones */
  readonly field: Pick<BoundField, "id" | "name" | "aria"> & Partial<Pick<BoundField, "ref" | "onBlur">>
  /** the name of the time for screen readers; a label that refers to the ID names the date */
  readonly label: string
  /** an ISO 8601 time, such as `2026-12-24T09:00:00.000Z`; null without one */
  readonly value: string | null
  /** shows the value, but does not let users change it */
  readonly isDisabled?: boolean | undefined
  /** receives the new time */
  readonly onChange: (value: string | null) => void
}

/**
 * The date, the time and the calendar of a `DateTimeField`, for a form that has its own labels.
 * @since 0.1
 */
export function DateTimeInput({ field, label, value, isDisabled, onChange }: DateTimeInputProps) {
  const { dates } = useMessages()
  const parts = localParts(value)
  // A time that is typed before the date waits for it.
  const [waiting, setWaiting] = useState("")
  const time = parts.date === "" ? waiting : parts.time
  return (
    <div className="ui-affixes">
      <NativeDate
        field={field}
        isDisabled={isDisabled}
        value={parts.date}
        onChange={(date) => onChange(pointOf(date, time))}
      />
      <input
        type="time"
        className="ui-input ui-input-time"
        aria-label={`${label}: ${dates.time}`}
        value={time}
        disabled={isDisabled}
        onBlur={field.onBlur}
        onChange={(event) =>
          parts.date === ""
            ? setWaiting(event.target.value)
            : onChange(pointOf(parts.date, event.target.value))
        }
      />
      <CalendarButton
        from={parts.date || undefined}
        onChange={(day) => onChange(day ? pointOf(day, time) : null)}
      />
    </div>
  )
}

/** The value of a `DateRangeField`: ISO dates, each of which may be open. */
export interface DateRangeValue {
  readonly from: string | null
  readonly to: string | null
}

/** Props of `DateRangeField`. */
export type DateRangeFieldProps<Input extends FieldValues, Output> = FieldProps<
  Input,
  Output,
  DateRangeValue | null | undefined
>

/**
 * From a day to a day.
 * @since 0.1
 */
export function DateRangeField<Input extends FieldValues, Output>(props: DateRangeFieldProps<Input, Output>) {
  const { dates } = useMessages()
  const field = useField(props)
  const { from, to } = (field.value as DateRangeValue | null | undefined) ?? { from: null, to: null }
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem} isGroup>
      <div className="ui-affixes">
        <NativeDate
          field={field}
          label={dates.from}
          value={from ?? ""}
          isDisabled={props.isDisabled}
          onChange={(text) => field.set({ from: text || null, to })}
        />
        <span aria-hidden>–</span>
        <input
          type="date"
          className="ui-input ui-input-date"
          aria-label={dates.to}
          value={to ?? ""}
          disabled={props.isDisabled}
          onBlur={field.onBlur}
          onChange={(event) => field.set({ from, to: event.target.value || null })}
        />
        <CalendarButton
          isRange
          from={from ?? undefined}
          to={to ?? undefined}
          onChange={(first, last) => field.set({ from: first ?? null, to: last ?? null })}
        />
      </div>
    </FieldFrame>
  )
}

function NativeDate(props: {
  field: DateTimeInputProps["field"]
  value: string
  label?: string
  isDisabled: boolean | undefined
  onChange: (text: string) => void
}) {
  const { field, value, label, isDisabled, onChange } = props
  return (
    <input
      {...field.aria}
      ref={field.ref}
      id={field.id}
      name={field.name}
      type="date"
      className="ui-input ui-input-date"
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onBlur={field.onBlur}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function CalendarButton(props: CalendarProps) {
  const { dates } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="ui-affix">
      <Popover
        label={dates.calendar}
        align="end"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton size="small" icon={CalendarDays} label={dates.calendar} hasTooltip={false} />}
      >
        <Suspense fallback={<Skeleton lines={6} />}>
          <Calendar
            {...props}
            onChange={(from, to) => {
              props.onChange(from, to)
              if (!props.isRange) setOpen(false)
            }}
          />
        </Suspense>
      </Popover>
    </span>
  )
}
