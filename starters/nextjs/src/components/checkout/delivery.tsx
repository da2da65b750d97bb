"use client"

import { useState } from "react"
import { signOut } from "@/lib/account-actions"
import type { CartView } from "@/lib/cart-view"
import type { FieldProblems } from "@/lib/checkout-rules"
import { fill } from "@/lib/format"
import { Checkbox, Field, Select } from "@/components/ui/field"
import { AddressFieldset, TextField } from "./address-fields"
import type { CheckoutCustomer } from "./checkout-form"
import { Section } from "./section"
import type { CheckoutTexts } from "./texts"

interface ContactProps {
  readonly email: string
  readonly customer: CheckoutCustomer | null
  readonly texts: CheckoutTexts
  readonly segment: string
  readonly problems: FieldProblems
}

/** Where the order confirmation goes. */
export function ContactSection({ email, customer, texts, segment, problems }: ContactProps) {
  const signIn = (
    <>
      {texts.haveAccount}{" "}
      <a href={`/${segment}/account/sign-in?next=/checkout`} className="quiet-link text-ink">
        {texts.signIn}
      </a>
    </>
  )
  const signedIn = customer && (
    <>
      {fill(texts.signedInAs, { email: customer.email })} ·{" "}
      <button type="button" onClick={() => void signOut(segment)} className="quiet-link text-ink">
        {texts.signOut}
      </button>
    </>
  )
  const problem = problems["email"]
  return (
    <Section id="contact" title={texts.contact} aside={signedIn ?? signIn}>
      <div className="grid grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={texts.email}
          value={email}
          autoComplete="email"
          problem={problem && texts.fields[problem]}
          className="col-span-2"
        />
      </div>
    </Section>
  )
}

interface DeliveryProps {
  readonly cart: CartView
  readonly customer: CheckoutCustomer | null
  readonly country: string
  readonly texts: CheckoutTexts
  readonly problems: FieldProblems
}

/** Where the order goes. Signed-in customers can take an address of their address book. */
export function DeliverySection({ cart, customer, country, texts, problems }: DeliveryProps) {
  const usable = (customer?.addresses ?? []).filter((address) =>
    cart.countries.some(({ code }) => code === address.country_code),
  )
  const [chosen, choose] = useState(cart.shippingAddress ? "" : (usable[0]?.id ?? ""))
  const address = usable.find(({ id }) => id === chosen) ?? cart.shippingAddress
  return (
    <Section id="delivery" title={texts.delivery}>
      {usable.length > 0 && (
        <Field id="saved-address" label={texts.savedAddresses} className="mb-4">
          <Select id="saved-address" value={chosen} onChange={(event) => choose(event.target.value)}>
            {usable.map(({ id, first_name, last_name, address_1, city }) => (
              <option key={id} value={id}>
                {[`${first_name} ${last_name}`, address_1, city].join(", ")}
              </option>
            ))}
            <option value="">{texts.newAddress}</option>
          </Select>
        </Field>
      )}
      <AddressFieldset
        key={chosen}
        prefix="shipping."
        section="shipping"
        address={address}
        countries={cart.countries}
        country={cart.countryCode ?? country}
        texts={texts}
        problems={problems}
      />
      {customer && chosen === "" && (
        <Checkbox name="save_address" value="yes" label={texts.saveAddress} className="mt-5" />
      )}
    </Section>
  )
}
