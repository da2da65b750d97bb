import { email, shape, text } from "../http/shape.ts"

export const loginBody = shape({
  email: email("isNotEmpty", "isEmail"),
  password: text("isNotEmpty", "isString"),
})

export const storeLoginBody = shape({ email: email(), password: text("isNotEmpty") })

export const authorizeAppBody = shape({
  application_name: text("isNotEmpty", "isString"),
  state: text("isNotEmpty", "isString"),
  code: text("isNotEmpty", "isString"),
})
