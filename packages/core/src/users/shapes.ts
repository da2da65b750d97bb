import {
  choice,
  dateRange,
  email,
  list,
  listQuery,
  oneOrMany,
  optional,
  record,
  shape,
  text,
} from "../http/shape.ts"

export const userRoles = ["admin", "member", "developer"] as const

const listedRoles = ["member", "admin", "developer"] as const

export const listUsersQuery = shape({
  id: optional(oneOrMany()),
  q: optional(text()),
  updated_at: optional(dateRange()),
  created_at: optional(dateRange()),
  deleted_at: optional(dateRange()),
  email: optional(text()),
  first_name: optional(text()),
  last_name: optional(text()),
  role: optional(
    list(choice(listedRoles, { each: { oneOf: listedRoles } }), { each: { oneOf: listedRoles } }),
  ),
  ...listQuery(50),
})

export const createUserBody = shape({
  email: email(),
  first_name: optional(text()),
  last_name: optional(text()),
  role: optional(choice(userRoles)),
  password: text(),
})

export const updateUserBody = shape({
  first_name: optional(text()),
  last_name: optional(text()),
  role: optional(choice(userRoles)),
  api_token: optional(text()),
  metadata: optional(record()),
})

export const requestUserResetBody = shape({ email: email() })

export const resetUserPasswordBody = shape({
  email: optional(email()),
  token: text(),
  password: text(),
})
