import * as z from "zod"
import { check, optional, record, shape, text } from "../http/shape.ts"

/** Any parts of a postal address. */
export const addressBody = shape({
  first_name: optional(text()),
  last_name: optional(text()),
  phone: optional(text()),
  metadata: optional(record()),
  company: optional(text()),
  address_1: optional(text()),
  address_2: optional(text()),
  city: optional(text()),
  country_code: optional(text()),
  province: optional(text()),
  postal_code: optional(text()),
})

/** A postal address that can be delivered to. */
export const wholeAddressBody = shape({
  first_name: text(),
  last_name: text(),
  phone: optional(text()),
  metadata: optional(record()),
  company: optional(text()),
  address_1: text(),
  address_2: optional(text()),
  city: text(),
  country_code: text(),
  province: optional(text()),
  postal_code: text(),
})

/** An address or the id of one. What is neither is refused in v1's words: JSON with the reasons of both. */
export function addressOrId(property: string) {
  return z
    .unknown()
    .transform((input, issues): z.output<typeof addressBody> | string => {
      if (typeof input === "string") return input
      const checked = check(addressBody, input)
      if ("value" in checked) return checked.value
      issues.addIssue({ code: "custom", message: neitherAddressNorId(property, input, checked.message) })
      return z.NEVER
    })
    .meta({ anyOf: [z.toJSONSchema(addressBody, { io: "input" }), { type: "string" }] })
}

function neitherAddressNorId(property: string, input: unknown, reasons: string): string {
  return JSON.stringify({
    message: `${property} must be one of: AddressPayload,String`,
    details: {
      String: [
        `String validation failed: ${typeof input === "object" ? "[object Object]" : String(input)} is not a string`,
      ],
      AddressPayload: reasons.split(", "),
    },
  })
}
