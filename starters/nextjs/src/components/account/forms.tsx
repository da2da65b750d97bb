"use client"

import { AddressFieldset, TextField } from "@/components/checkout/address-fields"
import type { CheckoutTexts } from "@/components/checkout/texts"
import {
  changePassword,
  register,
  requestReset,
  resetPassword,
  saveAddress,
  saveProfile,
  signIn,
} from "@/lib/account-actions"
import type { AddressFields } from "@/lib/cart-view"
import type { Messages } from "@/lib/messages"
import { claimOrder, confirmClaim, lookUpOrder } from "@/lib/order-actions"
import { ActionForm, type FormTexts } from "./form"

type AccountTexts = Messages["account"]

interface Shared {
  readonly locale: string
  readonly account: AccountTexts
  readonly texts: FormTexts
}

const wide = "col-span-2"

export function SignInForm({ locale, account, texts, next }: Shared & { readonly next: string }) {
  return (
    <ActionForm
      action={signIn}
      locale={locale}
      submit={account.signIn.submit}
      texts={texts}
      hidden={{ next }}
    >
      {({ problemOf, valueOf }) => (
        <>
          <TextField
            name="email"
            type="email"
            label={account.signIn.email}
            value={valueOf("email")}
            autoComplete="email"
            problem={problemOf("email")}
          />
          <TextField
            name="password"
            type="password"
            label={account.signIn.password}
            autoComplete="current-password"
            problem={problemOf("password")}
          />
        </>
      )}
    </ActionForm>
  )
}

interface RegisterProps extends Shared {
  readonly next: string
  readonly email: string
}

export function RegisterForm({ locale, account, texts, next, email }: RegisterProps) {
  const { register: own, signIn: shared } = account
  return (
    <ActionForm action={register} locale={locale} submit={own.submit} texts={texts} hidden={{ next }}>
      {({ problemOf, valueOf }) => (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="first_name"
            label={own.firstName}
            value={valueOf("first_name")}
            autoComplete="given-name"
            problem={problemOf("first_name")}
          />
          <TextField
            name="last_name"
            label={own.lastName}
            value={valueOf("last_name")}
            autoComplete="family-name"
            problem={problemOf("last_name")}
          />
          <TextField
            name="email"
            type="email"
            label={shared.email}
            value={valueOf("email", email)}
            autoComplete="email"
            problem={problemOf("email")}
            className={wide}
          />
          <TextField
            name="password"
            type="password"
            label={shared.password}
            autoComplete="new-password"
            hint={own.passwordHint}
            problem={problemOf("password")}
            className={wide}
          />
        </div>
      )}
    </ActionForm>
  )
}

export function ForgotForm({ locale, account, texts }: Shared) {
  return (
    <ActionForm
      action={requestReset}
      locale={locale}
      submit={account.forgot.submit}
      texts={texts}
      done={account.forgot.done}
      isOnce
    >
      {({ problemOf, valueOf }) => (
        <TextField
          name="email"
          type="email"
          label={account.signIn.email}
          value={valueOf("email")}
          autoComplete="email"
          problem={problemOf("email")}
        />
      )}
    </ActionForm>
  )
}

interface ResetProps extends Shared {
  readonly email: string
  readonly token: string
}

export function ResetForm({ locale, account, texts, email, token }: ResetProps) {
  return (
    <ActionForm
      action={resetPassword}
      locale={locale}
      submit={account.reset.submit}
      texts={texts}
      hidden={{ token, ...(email ? { email } : {}) }}
    >
      {({ problemOf, valueOf }) => (
        <>
          {!email && (
            <TextField
              name="email"
              type="email"
              label={account.signIn.email}
              value={valueOf("email")}
              autoComplete="email"
              problem={problemOf("email")}
            />
          )}
          <TextField
            name="password"
            type="password"
            label={account.reset.password}
            autoComplete="new-password"
            hint={account.register.passwordHint}
            problem={problemOf("password")}
          />
        </>
      )}
    </ActionForm>
  )
}

interface ProfileProps extends Shared {
  readonly customer: {
    readonly first_name: string | null
    readonly last_name: string | null
    readonly email: string
    readonly phone: string | null
  }
  readonly optional: string
}

export function ProfileForm({ locale, account, texts, customer, optional }: ProfileProps) {
  const { profilePage: own, register: names } = account
  return (
    <ActionForm action={saveProfile} locale={locale} submit={own.save} texts={texts} done={own.saved}>
      {({ problemOf, valueOf }) => (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="first_name"
            label={names.firstName}
            value={valueOf("first_name", customer.first_name)}
            autoComplete="given-name"
            problem={problemOf("first_name")}
          />
          <TextField
            name="last_name"
            label={names.lastName}
            value={valueOf("last_name", customer.last_name)}
            autoComplete="family-name"
            problem={problemOf("last_name")}
          />
          <TextField
            name="email"
            type="email"
            label={account.signIn.email}
            value={valueOf("email", customer.email)}
            autoComplete="email"
            problem={problemOf("email")}
            className={wide}
          />
          <TextField
            name="phone"
            type="tel"
            label={own.phone}
            optional={optional}
            value={valueOf("phone", customer.phone)}
            autoComplete="tel"
            className={wide}
          />
        </div>
      )}
    </ActionForm>
  )
}

export function PasswordForm({ locale, account, texts }: Shared) {
  const { profilePage: own } = account
  return (
    <ActionForm
      action={changePassword}
      locale={locale}
      submit={own.changePassword}
      texts={texts}
      done={own.passwordSaved}
      isOnce
    >
      {({ problemOf }) => (
        <>
          <TextField
            name="old_password"
            type="password"
            label={own.oldPassword}
            autoComplete="current-password"
            problem={problemOf("old_password")}
          />
          <TextField
            name="password"
            type="password"
            label={own.newPassword}
            autoComplete="new-password"
            hint={account.register.passwordHint}
            problem={problemOf("password")}
          />
        </>
      )}
    </ActionForm>
  )
}

interface AddressProps extends Shared {
  readonly checkout: CheckoutTexts
  readonly address: (AddressFields & { readonly id: string }) | null
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly country: string
}

export function AddressForm({ locale, account, texts, checkout, address, countries, country }: AddressProps) {
  const hidden: Record<string, string> = address ? { address_id: address.id } : {}
  return (
    <ActionForm
      action={saveAddress}
      locale={locale}
      submit={account.addressBook.save}
      texts={texts}
      hidden={hidden}
    >
      {({ result }) => (
        <AddressFieldset
          prefix=""
          address={{ ...address, ...result.values }}
          countries={countries}
          country={country}
          texts={checkout}
          problems={result.fields ?? {}}
        />
      )}
    </ActionForm>
  )
}

export function LookupForm({ locale, account, texts, optional }: Shared & { readonly optional: string }) {
  const { lookup } = account
  return (
    <ActionForm action={lookUpOrder} locale={locale} submit={lookup.submit} texts={texts}>
      {({ problemOf, valueOf }) => (
        <OrderFields {...{ lookup, problemOf, valueOf }}>
          <TextField
            name="postal_code"
            label={lookup.postalCode}
            optional={optional}
            value={valueOf("postal_code")}
            autoComplete="postal-code"
          />
        </OrderFields>
      )}
    </ActionForm>
  )
}

export function ClaimForm({ locale, account, texts }: Shared) {
  const { lookup, claimPage } = account
  return (
    <ActionForm
      action={claimOrder}
      locale={locale}
      submit={claimPage.submit}
      texts={texts}
      done={claimPage.done}
      isOnce
    >
      {({ problemOf, valueOf }) => <OrderFields {...{ lookup, problemOf, valueOf }} />}
    </ActionForm>
  )
}

interface OrderFieldsProps {
  readonly lookup: AccountTexts["lookup"]
  readonly problemOf: (name: string) => string | undefined
  readonly valueOf: (name: string) => string
  readonly children?: React.ReactNode
}

function OrderFields({ lookup, problemOf, valueOf, children }: OrderFieldsProps) {
  return (
    <>
      <TextField
        name="number"
        input={{ inputMode: "numeric" }}
        label={lookup.number}
        value={valueOf("number")}
        autoComplete="off"
        problem={problemOf("number")}
      />
      <TextField
        name="email"
        type="email"
        label={lookup.email}
        value={valueOf("email")}
        autoComplete="email"
        problem={problemOf("email")}
      />
      {children}
    </>
  )
}

export function ConfirmClaimForm({ locale, account, texts, token }: Shared & { readonly token: string }) {
  const { claimPage } = account
  return (
    <ActionForm
      action={confirmClaim}
      locale={locale}
      submit={claimPage.confirm}
      texts={texts}
      done={claimPage.confirmed}
      isOnce
      hidden={{ token }}
    >
      {() => null}
    </ActionForm>
  )
}
