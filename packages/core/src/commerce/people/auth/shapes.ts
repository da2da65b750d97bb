import { email, shape, text, z } from "../../../platform/http/shape.ts"

export const loginBody = shape({
  email: email("isNotEmpty", "isEmail").describe("Email address of the account."),
  password: text("isNotEmpty", "isString").describe("Password of the account."),
})

export const storeLoginBody = shape({
  email: email().describe("Email address of the account."),
  password: z.preprocess(asPassword, text("isNotEmpty").describe("Password of the account.")),
})

/** As in v1, a password that is not a text is a wrong password. */
function asPassword(value: unknown): unknown {
  return typeof value === "string" || value === undefined || value === null ? value : crypto.randomUUID()
}

export const authorizeAppBody = shape({
  application_name: text("isNotEmpty", "isString").describe("Name of the app."),
  state: text("isNotEmpty", "isString").describe("State that the app sent, which is returned to it."),
  code: text("isNotEmpty", "isString").describe("Code that the app's sign-in returned."),
})

export const changePasswordBody = shape({
  old_password: text("isNotEmpty", "isString").describe("The current password of the user."),
  new_password: text("isNotEmpty", "isString").describe("The new password, 8 to 128 characters."),
})
