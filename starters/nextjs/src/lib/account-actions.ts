"use server"

import { redirect } from "next/navigation"
import { cartId, rememberCart } from "./cart"
import { viewOfCart } from "./cart-view"
import {
  isEmail,
  payloadOf,
  problemsOfAddress,
  readAddress,
  textOf,
  type FieldProblem,
  type FieldProblems,
} from "./checkout-rules"
import { storeClient } from "./client"
import { env } from "./env"
import { safeNext, valuesOf, type FormResult } from "./forms"
import { defaultLanguage, localePath, parseLocale, type Locale } from "./locale"
import { isSignedOut, problemOf } from "./problem"
import { customerClient, endSession, sessionToken, startSession } from "./session"

/** Signs a customer in, takes their cart along, and continues with the page `next`. */
export async function signIn(_previous: FormResult, form: FormData): Promise<FormResult> {
  const fields = problemsOf(form, { email: "email", password: "required" })
  if (fields) return { fields, values: valuesOf(form) }
  try {
    await openSession(textOf(form, "email"), passwordOf(form))
  } catch (error) {
    return { problem: isSignedOut(error) ? "signInWrong" : problemOf(error), values: valuesOf(form) }
  }
  redirect(localePath(localeOf(form), safeNext(textOf(form, "next"))))
}

/** Signs a customer in whom a provider such as Google has signed in at the server, and takes their cart along. */
export async function signInWithToken(token: string): Promise<FormResult> {
  try {
    const { customer } = await storeClient({ token }).customers.retrieve()
    await keepSession(token, customer.email)
    return { isDone: true }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Creates an account and signs the customer in. */
export async function register(_previous: FormResult, form: FormData): Promise<FormResult> {
  const rules = {
    first_name: "required",
    last_name: "required",
    email: "email",
    password: "password",
  } as const
  const fields = problemsOf(form, rules)
  if (fields) return { fields, values: valuesOf(form) }
  const email = textOf(form, "email")
  try {
    await storeClient().customers.create({
      email,
      password: passwordOf(form),
      first_name: textOf(form, "first_name"),
      last_name: textOf(form, "last_name"),
    })
    await openSession(email, passwordOf(form))
  } catch (error) {
    return { problem: problemOf(error), values: valuesOf(form) }
  }
  redirect(localePath(localeOf(form), safeNext(textOf(form, "next"))))
}

/** Signs the customer out. */
export async function signOut(segment: string): Promise<void> {
  const client = await customerClient()
  // A server that cannot be reached must not keep a customer from signing out on this device.
  await client.auth.deleteSession().catch(() => undefined)
  await endSession()
  redirect(`/${parseLocale(segment) ? segment : ""}`)
}

/** Changes name, email address and phone number. */
export async function saveProfile(_previous: FormResult, form: FormData): Promise<FormResult> {
  const fields = problemsOf(form, { first_name: "required", last_name: "required", email: "email" })
  if (fields) return { fields, values: valuesOf(form) }
  return change(form, async () => {
    const { customers } = await customerClient()
    await customers.update({
      first_name: textOf(form, "first_name"),
      last_name: textOf(form, "last_name"),
      email: textOf(form, "email"),
      phone: textOf(form, "phone") || null,
    })
  })
}

/** Changes the password, and signs in again: a new password ends all sessions. */
export async function changePassword(_previous: FormResult, form: FormData): Promise<FormResult> {
  const fields = problemsOf(form, { old_password: "required", password: "password" })
  if (fields) return { fields }
  return change(form, async () => {
    const { customers } = await customerClient()
    const { customer } = await customers.retrieve()
    await storeClient().auth.getToken({ email: customer.email, password: passwordOf(form, "old_password") })
    await customers.update({ password: passwordOf(form) })
    await openSession(customer.email, passwordOf(form))
  })
}

/** Adds an address to the address book, or changes the one with the ID `address_id`. */
export async function saveAddress(_previous: FormResult, form: FormData): Promise<FormResult> {
  const input = readAddress(form, "")
  const fields = problemsOfAddress(input, "")
  if (Object.keys(fields).length > 0) return { fields, values: valuesOf(form) }
  const id = textOf(form, "address_id")
  const result = await change(form, async () => {
    const { addresses } = (await customerClient()).customers
    const payload = payloadOf(input)
    if (id) await addresses.updateAddress(id, payload)
    else await addresses.addAddress({ address: { ...payload, ...input } })
  })
  if (!result.isDone) return result
  redirect(localePath(localeOf(form), "/account/addresses"))
}

/** Deletes an address of the address book. */
export async function deleteAddress(form: FormData): Promise<void> {
  const { addresses } = (await customerClient()).customers
  await addresses.deleteAddress(textOf(form, "address_id")).catch(() => undefined)
  redirect(localePath(localeOf(form), "/account/addresses"))
}

/** Asks for a link that sets a new password. The result does not say whether the account exists. */
export async function requestReset(_previous: FormResult, form: FormData): Promise<FormResult> {
  const fields = problemsOf(form, { email: "email" })
  if (fields) return { fields, values: valuesOf(form) }
  try {
    await storeClient().customers.generatePasswordToken({ email: textOf(form, "email") })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === "offline" || problem === "tooManyAttempts") return { problem, values: valuesOf(form) }
  }
  return { isDone: true }
}

/** Sets a new password with the token of the link, and signs the customer in. */
export async function resetPassword(_previous: FormResult, form: FormData): Promise<FormResult> {
  const fields = problemsOf(form, { email: "email", password: "password" })
  if (fields) return { fields, values: valuesOf(form) }
  const [email, token] = [textOf(form, "email"), textOf(form, "token")]
  try {
    await storeClient().customers.resetPassword({ email, token, password: passwordOf(form) })
    await openSession(email, passwordOf(form))
  } catch (error) {
    return { problem: isSignedOut(error) ? "tokenInvalid" : problemOf(error), values: valuesOf(form) }
  }
  redirect(localePath(localeOf(form), "/account"))
}

/** Gets a token for the account, and makes a guest's cart the customer's. */
async function openSession(email: string, password: string): Promise<void> {
  const { access_token: token } = await storeClient().auth.getToken({ email, password })
  await keepSession(token, email)
}

async function keepSession(token: string, email: string): Promise<void> {
  await startSession(token)
  const id = await cartId()
  if (!id) return
  try {
    const { cart } = await storeClient({ token }).carts.update(id, { email })
    await rememberCart(viewOfCart(cart))
  } catch {
    // The cart stays a guest's, and can be bought as one.
  }
}

/** Runs a change of the account. */
async function change(form: FormData, action: () => Promise<void>): Promise<FormResult> {
  if (!(await sessionToken())) return { problem: "signedOut", values: valuesOf(form) }
  try {
    await action()
    return { isDone: true, values: valuesOf(form) }
  } catch (error) {
    return { problem: problemOf(error), values: valuesOf(form) }
  }
}

type Rule = "required" | "email" | "password"

function problemsOf(form: FormData, rules: Readonly<Record<string, Rule>>): FieldProblems | undefined {
  const found = Object.entries(rules).flatMap(([name, rule]) => {
    const problem = problemOfField(rule === "password" ? passwordOf(form, name) : textOf(form, name), rule)
    return problem ? [[name, problem] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function problemOfField(value: string, rule: Rule): FieldProblem | undefined {
  if (!value) return "required"
  if (rule === "email" && !isEmail(value)) return "email"
  return rule === "password" && value.length < 8 ? "passwordLength" : undefined
}

/** Passwords are not trimmed: spaces belong to them. */
function passwordOf(form: FormData, name = "password"): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

function localeOf(form: FormData): Locale {
  const fallback = { country: env.defaultCountry, language: defaultLanguage(env.defaultCountry) }
  return parseLocale(textOf(form, "locale")) ?? fallback
}
