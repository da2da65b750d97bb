"use client"

import clsx from "clsx"
import { Fragment, useState, type ComponentProps, type ReactNode } from "react"
import type { AddressFields } from "@/lib/cart-view"
import {
  hasPostalCode,
  hasProvince,
  isCityFirst,
  postalCodeExample,
  postalCodeInput,
  postalCodeLabel,
  provinceLabel,
  streetLabel,
  type AddressName,
  type FieldProblems,
} from "@/lib/checkout-rules"
import { fill } from "@/lib/format"
import { Field, Input, Select, fieldHint } from "@/components/ui/field"
import { ProvinceField } from "./province-field"
import type { CheckoutTexts } from "./texts"

interface AddressFieldsetProps {
  /** the prefix of each name, such as `shipping.` */
  readonly prefix: string
  readonly address: Partial<AddressFields> | null
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** the country to begin with when the address has none */
  readonly country: string
  readonly texts: Pick<CheckoutTexts, "address" | "fields">
  readonly problems: FieldProblems
  /** the section of the browser's autofill: `shipping` or `billing` */
  readonly section?: "shipping" | "billing"
}

const autofill: Readonly<Record<Exclude<AddressName, "province">, string>> = {
  country_code: "country",
  first_name: "given-name",
  last_name: "family-name",
  company: "organization",
  address_1: "address-line1",
  address_2: "address-line2",
  postal_code: "postal-code",
  city: "address-level2",
  phone: "tel",
}

/** The fields of an address. Which ones there are and what they are called depends on the country. */
export function AddressFieldset(props: AddressFieldsetProps) {
  const { address, texts, prefix, countries, problems, section } = props
  const [country, setCountry] = useState(address?.country_code || props.country)
  const text = (name: Exclude<AddressName, "province">, more: Partial<TextFieldProps> = {}) => (
    <TextField
      name={prefix + name}
      label={texts.address[name]}
      value={address?.[name] ?? ""}
      autoComplete={section ? `${section} ${autofill[name]}` : autofill[name]}
      problem={problems[prefix + name] && texts.fields[problems[prefix + name]!]}
      {...more}
    />
  )
  const optional = { optional: texts.address.optional }
  const example = postalCodeExample(country)
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4">
      <Field id={`${prefix}country_code`} label={texts.address.country_code} className="col-span-2">
        <Select
          id={`${prefix}country_code`}
          name={`${prefix}country_code`}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          autoComplete={section ? `${section} country` : "country"}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {text("first_name")}
      {text("last_name")}
      {text("company", { ...optional, className: "col-span-2" })}
      {text("address_1", { label: texts.address[streetLabel(country)], className: "col-span-2" })}
      {text("address_2", { ...optional, className: "col-span-2" })}
      <CityFields
        isCityFirst={isCityFirst(country)}
        postalCode={
          hasPostalCode(country) &&
          text("postal_code", {
            label: texts.address[postalCodeLabel(country)],
            input: { ...postalCodeInput(country), spellCheck: false },
            hint: example && fill(texts.address.example, { example }),
          })
        }
        city={text("city")}
        province={
          hasProvince(country) && (
            <ProvinceField
              name={`${prefix}province`}
              country={country}
              label={texts.address[provinceLabel(country)]}
              value={address?.province ?? ""}
              choose={texts.address.choose}
              autoComplete={section ? `${section} address-level1` : "address-level1"}
              problem={problems[`${prefix}province`] && texts.fields[problems[`${prefix}province`]!]}
              className={isCityFirst(country) ? undefined : "col-span-2"}
            />
          )
        }
      />
      {text("phone", {
        ...optional,
        type: "tel",
        hint: texts.address.phoneHint,
        className: "col-span-2",
      })}
    </div>
  )
}

interface CityFieldsProps {
  readonly isCityFirst: boolean
  readonly postalCode: ReactNode
  readonly city: ReactNode
  readonly province: ReactNode
}

/** The fields around the city, in the order in which the country writes them. Keys keep what was typed in another order. */
function CityFields({ isCityFirst: startsWithCity, postalCode, city, province }: CityFieldsProps) {
  const parts = [
    <Fragment key="postal_code">{postalCode}</Fragment>,
    <Fragment key="city">{city}</Fragment>,
    <Fragment key="province">{province}</Fragment>,
  ]
  const columns = startsWithCity ? "sm:grid-cols-3 max-sm:*:first:col-span-2" : ""
  return (
    <div className={clsx("col-span-2 grid grid-cols-2 gap-x-4 gap-y-4", columns)}>
      {startsWithCity ? [parts[1], parts[2], parts[0]] : parts}
    </div>
  )
}

interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly value?: string
  readonly problem?: string | undefined
  readonly hint?: string | undefined
  /** the word for "optional"; without it the field is required */
  readonly optional?: string
  readonly type?: "text" | "email" | "tel" | "password"
  /** how the keyboard of a phone helps; email addresses and phone numbers have theirs by the type */
  readonly input?: Pick<ComponentProps<"input">, "inputMode" | "autoCapitalize" | "spellCheck">
  readonly autoComplete?: string
  readonly className?: string
}

/** A text field with its label, and its problem or hint. */
export function TextField({
  name,
  label,
  value,
  problem,
  hint,
  optional,
  type = "text",
  input = type === "email" ? { autoCapitalize: "none", spellCheck: false } : {},
  autoComplete,
  className,
}: TextFieldProps) {
  return (
    <Field
      id={name}
      label={
        optional ? (
          <>
            {label} <span className="font-normal text-muted">({optional})</span>
          </>
        ) : (
          label
        )
      }
      error={problem}
      hint={hint}
      className={className ?? "col-span-1"}
    >
      <Input
        id={name}
        name={name}
        type={type}
        {...input}
        defaultValue={value}
        autoComplete={autoComplete}
        aria-required={!optional}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? fieldHint(name) : undefined}
        maxLength={200}
      />
    </Field>
  )
}
