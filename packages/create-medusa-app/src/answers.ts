import path from "node:path"
import { AppError } from "./app-error.ts"
import { assertEmpty, type Language } from "./write-project.ts"

/** The answers to the questions. */
export interface Answers {
  readonly name: string
  readonly adminEmail: string
  readonly language: Language
  readonly databaseUrl: string | undefined
  readonly isSeeding: boolean
}

/** Used when no questions are asked. */
export const defaults = {
  name: "my-shop",
  adminEmail: "admin@example.com",
  language: "typescript",
} as const

/** What is wrong with a name, if anything. */
export function complaintAbout(name: string, parent: string): string | undefined {
  if (/[\0<>:"|?*]/.test(path.basename(name))) return "A folder cannot have this name."
  try {
    assertEmpty(path.resolve(parent, name))
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
