"use client"

import { useEffect, useState } from "react"
import { findProvince, type Province } from "@/lib/province-choice"
import { Field, fieldHint, Input, Select } from "@/components/ui/field"

interface ProvinceFieldProps {
  /** the name of the field, such as `shipping.province` */
  readonly name: string
  /** two letters in lower case */
  readonly country: string
  readonly label: string
  readonly value: string
  /** the text of the first option, which chooses nothing */
  readonly choose: string
  readonly autoComplete: string
  readonly problem: string | undefined
  readonly className?: string | undefined
}

/** The state or province: a list as soon as it is loaded, a text field without scripts or when the list cannot be loaded. */
export function ProvinceField(props: ProvinceFieldProps) {
  const { name, country, label, choose, autoComplete, problem, className } = props
  const [value, setValue] = useState(props.value)
  const provinces = useProvinces(country)
  const shared = {
    id: name,
    name,
    autoComplete,
    "aria-required": true,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? fieldHint(name) : undefined,
  }
  return (
    <Field id={name} label={label} error={problem} className={className}>
      {provinces ? (
        <Select
          {...shared}
          value={findProvince(provinces, value)?.value ?? ""}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">{choose}</option>
          {provinces.map((province) => (
            <option key={province.value} value={province.value}>
              {province.name}
            </option>
          ))}
        </Select>
      ) : (
        <Input {...shared} value={value} onChange={(event) => setValue(event.target.value)} maxLength={200} />
      )}
    </Field>
  )
}

/** The provinces of a country; undefined until they are loaded. */
function useProvinces(country: string): readonly Province[] | undefined {
  const [loaded, setLoaded] = useState<{
    readonly country: string
    readonly provinces: readonly Province[]
  }>()
  useEffect(() => {
    const controller = new AbortController()
    load(country, controller.signal)
      .then((provinces) => setLoaded({ country, provinces }))
      // Without a list, the text field stays.
      .catch(() => undefined)
    return () => controller.abort()
  }, [country])
  return loaded?.country === country ? loaded.provinces : undefined
}

async function load(country: string, signal: AbortSignal): Promise<readonly Province[]> {
  const response = await fetch(`/api/provinces/${country}`, { signal })
  if (!response.ok) throw new Error(`The provinces of ${country} cannot be loaded`)
  return (await response.json()) as readonly Province[]
}
