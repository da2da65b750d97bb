import * as z from "zod"
import { countHash, requestCustomerReset, resetPassword, startSession } from "../auth/index.ts"
import { isFirstAt } from "../../../platform/http/idempotency.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import { hashNewPassword } from "../../../platform/http/new-password.ts"
import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, answersNothing, plain, resource } from "../../../platform/http/response.ts"
import { addressBody } from "./address-shapes.ts"
import { addAddress, removeAddress, updateAddress } from "./addresses.ts"
import { createCustomer } from "./create-customer.ts"
import { customerErrors } from "./errors.ts"
import { retrieveCustomer } from "./retrieve-customer.ts"
import { savedPaymentMethods } from "./saved-payment-methods.ts"
import { storeCustomerSelection } from "./selections.ts"
import { addAddressBody, registerBody, requestResetBody, resetPasswordBody, updateMeBody } from "./shapes.ts"
import { updateCustomer } from "./update-customer.ts"

const answersCustomer = answers({ customer: resource("Customer") })

async function presentMe({ db, customerId }: Pick<Context, "db" | "customerId">) {
  // Only signed-in customers get here.
  return { customer: await retrieveCustomer(db, customerId!, storeCustomerSelection) }
}

async function hashOwn(context: Context, password: string): Promise<string> {
  await countHash(context, "password:store")
  return hashNewPassword(context.engine, password)
}

export const customerStoreOperations: readonly Operation[] = [
  operation({
    id: "PostCustomers",
    method: "POST",
    path: "/store/customers",
    answers404: true,
    tag: "Customers",
    summary: "Create an account and sign in with a session cookie.",
    access: "store",
    body: registerBody,
    refusals: [429, 422],
    response: answersCustomer,
    ownsTransactions: true,
    underKey: "never",
    handler: async ({ body: { password, ...input } }, context) => {
      await countHash(context, "register")
      const passwordHash = await hashNewPassword(context.engine, password)
      return inTransaction(context, async (inner) => {
        const { id } = await createCustomer(inner, { ...input, passwordHash })
        await startSession(inner, "store", String(id))
        return presentMe({ db: inner.db, customerId: String(id) })
      })
    },
  }),
  operation({
    id: "GetCustomersCustomer",
    method: "GET",
    path: "/store/customers/me",
    answers404: true,
    tag: "Customers",
    summary: "Get the signed-in customer.",
    access: "customer",
    response: answersCustomer,
    handler: (_, context) => presentMe(context),
  }),
  operation({
    id: "PostCustomersCustomer",
    method: "POST",
    path: "/store/customers/me",
    answers404: true,
    tag: "Customers",
    summary: "Update the signed-in customer.",
    about: "A new password ends all other sessions of the customer.",
    access: "customer",
    body: updateMeBody,
    unique: "email",
    refusals: [429],
    response: answersCustomer,
    ownsTransactions: true,
    handler: async ({ body: { password, ...change } }, context) => {
      const passwordHash = password ? await hashOwn(context, password) : undefined
      return inTransaction(context, async (inner) => {
        if (await isFirstAt(inner.db, inner.idempotencyKey, "customer_changed"))
          // Only signed-in customers get here.
          await updateCustomer(inner, inner.customerId!, { ...change, passwordHash }, { keepsCaller: true })
        return presentMe(inner)
      })
    },
  }),
  operation({
    id: "PostCustomersCustomerAddresses",
    method: "POST",
    path: "/store/customers/me/addresses",
    answers404: true,
    tag: "Customers",
    summary: "Add an address to the address book.",
    about: "An existing address is not added again.",
    access: "customer",
    body: addAddressBody,
    response: answersCustomer,
    handler: async ({ body }, context) => {
      // Only signed-in customers get here.
      await addAddress(context, context.customerId!, body.address)
      return presentMe(context)
    },
  }),
  operation({
    id: "PostCustomersCustomerAddressesAddress",
    method: "POST",
    path: "/store/customers/me/addresses/{address_id}",
    tag: "Customers",
    summary: "Update an address in the address book.",
    about: "Absent properties are unchanged; metadata is merged key by key.",
    access: "customer",
    body: addressBody,
    response: answersCustomer,
    handler: async ({ params, body }, context) => {
      // Only signed-in customers get here.
      await updateAddress(context, context.customerId!, params.address_id, body)
      return presentMe(context)
    },
  }),
  operation({
    id: "DeleteCustomersCustomerAddressesAddress",
    method: "DELETE",
    path: "/store/customers/me/addresses/{address_id}",
    tag: "Customers",
    summary: "Delete an address from the address book.",
    about: "Succeeds even if it does not exist.",
    access: "customer",
    response: answersCustomer,
    handler: async ({ params }, context) => {
      // Only signed-in customers get here.
      await removeAddress(context, context.customerId!, params.address_id)
      return presentMe(context)
    },
  }),
  operation({
    id: "GetCustomersCustomerPaymentMethods",
    method: "GET",
    path: "/store/customers/me/payment-methods",
    answers404: true,
    tag: "Customers",
    summary: "List the saved payment methods of the customer.",
    access: "customer",
    response: answers({
      payment_methods: plain(
        z
          .array(
            z.object({
              provider_id: z.string().describe("The ID of the payment provider."),
              data: z.record(z.string(), z.any()).describe("What the provider stores about the method."),
            }),
          )
          .describe("The saved payment methods, each with its data from the provider."),
      ),
    }),
    handler: async (_, context) => ({ payment_methods: await savedPaymentMethods(context) }),
  }),
  operation({
    id: "PostCustomersResetPassword",
    method: "POST",
    path: "/store/customers/password-reset",
    answers404: true,
    tag: "Customers",
    summary: "Set a new password with a reset token.",
    about: "A token works once, within 15 minutes. All sessions of the customer end.",
    access: "public",
    body: resetPasswordBody,
    refusals: [401, 429],
    response: answersCustomer,
    ownsTransactions: true,
    underKey: "never",
    handler: async ({ body }, context) => {
      const id = await resetPassword(context, "store", body)
      if (id === undefined) throw customerErrors.reset_token_invalid()
      return { customer: await retrieveCustomer(context.db, id) }
    },
  }),
  operation({
    id: "PostCustomersCustomerPasswordToken",
    method: "POST",
    path: "/store/customers/password-token",
    tag: "Customers",
    summary: "Request a password reset.",
    about:
      "The event `customer.password_reset` contains a token. If a mail server is set up, the server emails a link with it; " +
      "otherwise, a custom subscriber has to send it. " +
      "The response is the same whether or not an account has the address.",
    access: "public",
    body: requestResetBody,
    limit: { key: "reset:store", times: 5 },
    response: answersNothing,
    status: 204,
    underKey: "never",
    ownsTransactions: true,
    handler: ({ body }, context) => requestCustomerReset(context, body.email),
  }),
]
