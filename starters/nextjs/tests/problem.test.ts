import { SthenoError } from "@stheno/js-client/store"
import { expect, test } from "vitest"
import { problemOf, problems } from "@/lib/problem"
import en from "@/messages/en"

const refused = (message: string, over: object = {}) =>
  new SthenoError({ type: "not_allowed", status: 400, message, ...over })

test.each([
  [
    refused("Variant with id: v does not have the required inventory", { code: "insufficient_inventory" }),
    "notEnough",
  ],
  [refused("Discounts with code [X] was not found", { type: "not_found", status: 404 }), "codeUnknown"],
  [refused("Discount X is expired"), "codeExpired"],
  [refused("Discount X is not valid yet"), "codeNotYet"],
  [refused("Discount X has been used maximum allowed times"), "codeUsedUp"],
  [refused("The discount is not available in current region"), "codeNotHere"],
  [refused("Gift card with code: X was not found", { type: "not_found", status: 404 }), "giftCardUnknown"],
  [refused("The gift card is disabled"), "giftCardUnknown"],
  [refused("The gift card cannot be used in the current region"), "giftCardUnknown"],
  [
    refused("A customer with the given email already has an account. Log in instead", { status: 422 }),
    "emailTaken",
  ],
  [refused("Invalid or expired password reset token", { status: 401 }), "tokenInvalid"],
  [refused("Cannot swap an order that has not been captured"), "notExchangeable"],
  [refused("The total is higher now", { code: "cart_total_changed", status: 409 }), "totalChanged"],
  [refused("Something else", { status: 409 }), "busy"],
  [refused("Something else"), "invalid"],
  [refused("Unauthorized", { type: "unauthorized", status: 401 }), "signedOut"],
  [refused("Too many requests", { status: 429 }), "tooManyAttempts"],
  [refused("Failed", { status: 503 }), "offline"],
  [new SthenoError({ type: "network_error", message: "No answer" }), "offline"],
  [new SthenoError({ type: "timeout", message: "No answer" }), "offline"],
  [new TypeError("a mistake of ours"), "unknown"],
])("%s is %s", (error, problem) => {
  expect(problemOf(error)).toBe(problem)
})

test("each problem has a text", () => {
  expect(Object.keys(en.cart.problems)).toEqual([...problems])
})
