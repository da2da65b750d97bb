import { expect, it } from "vitest"
import { apiErrorIn } from "./api-error.ts"

it.each([
  '{"type":"not_found","message":"There is no brand brand_missing"}',
  '{"code":"unknown_error","type":"unknown_error","message":"An unknown error occurred."}',
  'DISCOUNT_1\n{"type":"invalid_data","message":"\\"code\\" is missing","errors":[]}',
  "Unauthorized",
  "<pre>Cannot POST /mailchimp/subscribe</pre>",
])("finds the error in %s", (printed) => {
  expect(apiErrorIn(printed)).toBeDefined()
})

it.each([
  '{"product":{"type":{"value":"Jacket"},"title":"Coat"}}',
  '{"hits":[],"message":"none"}',
  "Unauthorized requests: 0",
  "Cannot find it",
  "OK",
  "",
])("finds no error in %s", (printed) => {
  expect(apiErrorIn(printed)).toBeUndefined()
})
