import { tokenOf, type Journey, type Recorder, type Told } from "./recorder.ts"

/** Customers and the people who run the shop. */
export const people: Journey = async (recorder, told) => {
  await customers(recorder, told)
  await groups(recorder)
  await users(recorder, told)
}

/** What the operations for addresses return. */
interface CustomerAnswer {
  readonly customer: {
    readonly shipping_addresses: readonly { readonly id: string }[]
  }
}

async function customers(
  { admin, server, store, known }: Recorder,
  told: Told,
): Promise<void> {
  const ada = { email: "ada@example.com", password: "supersecret" }
  const { customer } = await store("PostCustomers", [], {
    body: { ...ada, first_name: "Ada", last_name: "Byron" },
  })
  known.ada = customer.id
  await store("PostCustomersCustomerPasswordToken", [], {
    body: { email: ada.email },
  })
  const token = await tokenOf(told, "customer.password_reset")
  await store("PostCustomersResetPassword", [], { body: { ...ada, token } })
  await store("GetAuthEmail", [ada.email])
  await store("PostAuth", [], { body: ada })
  const { access_token } = await store("PostToken", [], { body: ada })
  known.adaToken = access_token
  const log = { token: access_token }
  await store("GetAuth", [], log)
  await store("PostCustomersCustomer", [], {
    ...log,
    body: { phone: "+45 5550134" },
  })
  const address = {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Main Street 1",
    city: "Aarhus",
    country_code: "dk",
    postal_code: "8000",
  }
  const { customer: moved } = await store("PostCustomersCustomerAddresses", [], {
    ...log,
    body: { address },
  })
  const [home] = moved.shipping_addresses
  await store("PostCustomersCustomerAddressesAddress", [home.id], {
    ...log,
    body: { address_1: "Main Street 2" },
  })
  await store("GetCustomersCustomer", [], log)
  await store("GetCustomersCustomerPaymentMethods", [], log)
  await store("DeleteCustomersCustomerAddressesAddress", [home.id], log)
  const { customer: ben } = await admin("PostCustomers", [], {
    body: {
      email: "ben@example.com",
      first_name: "Ben",
      last_name: "Holm",
      password: "supersecret",
    },
  })
  known.ben = ben.id
  await admin("PostCustomersCustomer", [ben.id], { body: { phone: "+45 5550135" } })
  await admin("GetCustomersCustomer", [ben.id])
  await admin("GetCustomers", [], { query: { q: "ben" } })
  const { customer: sent } = (await server(
    "PostCustomersCustomerAddresses",
    [ben.id],
    { body: { address: { ...address, first_name: "Ben", last_name: "Holm" } } },
  )) as CustomerAnswer
  const [house] = sent.shipping_addresses
  await server("PostCustomersCustomerAddressesAddress", [ben.id, house!.id], {
    body: { company: "Holm ApS" },
  })
  await server("PostCustomersCustomerBillingAddress", [ben.id], {
    body: { billing_address: house!.id },
  })
  await server("DeleteCustomersCustomerAddressesAddress", [ben.id, house!.id])
  const { customer: leaving } = await admin("PostCustomers", [], {
    quiet: true,
    body: {
      email: "cleo@example.com",
      first_name: "Cleo",
      last_name: "Dahl",
      password: "supersecret",
    },
  })
  await server("DeleteCustomersCustomer", [leaving.id])
}

async function groups({ admin, known }: Recorder): Promise<void> {
  const { customer_group } = await admin("PostCustomerGroups", [], {
    body: { name: "Regulars" },
  })
  const { id } = customer_group
  known.group = id
  const body = { customer_ids: [{ id: known.ada }, { id: known.ben }] }
  await admin("PostCustomerGroupsGroup", [id], {
    body: { metadata: { since: "2024" } },
  })
  await admin("PostCustomerGroupsGroupCustomersBatch", [id], { body })
  await admin("GetCustomerGroupsGroup", [id])
  await admin("GetCustomerGroupsGroupCustomers", [id])
  await admin("GetCustomerGroups")
  await admin("DeleteCustomerGroupsGroupCustomerBatch", [id], {
    body: { customer_ids: [{ id: known.ben }] },
  })
  const { customer_group: other } = await admin("PostCustomerGroups", [], {
    quiet: true,
    body: { name: "Staff" },
  })
  await admin("DeleteCustomerGroupsCustomerGroup", [other.id])
}

async function users({ admin, known }: Recorder, told: Told): Promise<void> {
  await admin("GetAuth")
  const eve = { email: "eve@example.com", password: "supersecret" }
  const { user } = await admin("PostUsers", [], {
    body: { ...eve, first_name: "Eve", role: "member" },
  })
  await admin("PostUsersUser", [user.id], { body: { last_name: "Lund" } })
  await admin("GetUsersUser", [user.id])
  await admin("GetUsers")
  await admin("PostUsersUserPasswordToken", [], { body: { email: eve.email } })
  const token = await tokenOf(told, "user.password_reset")
  await admin("PostUsersUserPassword", [], { body: { ...eve, token } })
  const { access_token } = await admin("PostToken", [], { quiet: true, body: eve })
  await admin("PostAuthPassword", [], {
    token: access_token,
    body: { old_password: eve.password, new_password: "a-new-supersecret" },
  })
  await admin("DeleteUsersUser", [user.id])
  await admin("PostInvites", [], {
    body: { user: "finn@example.com", role: "member" },
  })
  await admin("PostInvites", [], {
    quiet: true,
    body: { user: "gro@example.com", role: "admin" },
  })
  const { invites } = await admin("GetInvites")
  const inviteFor = (email: string) =>
    invites.find(({ user_email }) => user_email === email)
  const finn = inviteFor("finn@example.com")
  const gro = inviteFor("gro@example.com")
  await admin("PostInvitesInviteResend", [finn.id])
  const invited = await tokenOf(told, "invite.created")
  const { invites: current } = await admin("GetInvites", [], { quiet: true })
  const again = current.find(({ id }) => id === finn.id)
  await admin("PostInvitesInviteAccept", [], {
    body: {
      token: again.token ?? invited,
      user: { first_name: "Finn", password: "supersecret" },
    },
  })
  await admin("DeleteInvitesInvite", [gro.id])
  const { note } = await admin("PostNotes", [], {
    body: {
      resource_type: "customer",
      resource_id: known.ada,
      value: "Likes to be called",
    },
  })
  await admin("PostNotesNote", [note.id], {
    body: { value: "Likes to be called in the morning" },
  })
  await admin("GetNotesNote", [note.id])
  await admin("GetNotes")
  await admin("DeleteNotesNote", [note.id])
  await admin("GetNotifications")
}
