import * as z from "zod"
import { check, optional, record, shape, text } from "../../../platform/http/shape.ts"

/** Any parts of a postal address. */
export const addressBody = shape({
  first_name: optional(text()).describe("First name of the recipient."),
  last_name: optional(text()).describe("Last name of the recipient."),
  phone: optional(text()).describe("Phone number for questions on delivery."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the address."),
  company: optional(text()).describe("Company of the recipient."),
  address_1: optional(text()).describe("Street and number."),
  address_2: optional(text()).describe("Further address details, e.g. a floor."),
  city: optional(text()).describe("Town or city."),
  country_code: optional(text()).describe("ISO 3166-1 code of the country, two letters in any case."),
  province: optional(text()).describe("Province, state or county."),
  postal_code: optional(text()).describe("Postal code."),
})

/** A postal address that can be delivered to. */
export const wholeAddressBody = shape({
  first_name: text().describe("First name of the recipient."),
  last_name: text().describe("Last name of the recipient."),
  phone: optional(text()).describe("Phone number for questions on delivery."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the address."),
  company: optional(text()).describe("Company of the recipient."),
  address_1: text().describe("Street and number."),
  address_2: optional(text()).describe("Further address details, e.g. a floor."),
  city: text().describe("Town or city."),
  country_code: text().describe("ISO 3166-1 code of the country, two letters in any case."),
  province: optional(text()).describe("Province, state or county."),
  postal_code: text().describe("Postal code."),
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
  const isObject = typeof input === "object" && !Array.isArray(input)
  return JSON.stringify({
    message: `${property} must be one of: AddressPayload,String`,
    details: {
      String: [
        `String validation failed: ${typeof input === "object" ? "[object Object]" : String(input)} is not a string`,
      ],
      AddressPayload: isObject
        ? reasons.split(", ")
        : ["an unknown value was passed to the validate function"],
    },
  })
}
