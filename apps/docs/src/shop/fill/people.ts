import type { Kit, Scene } from "./kit.ts"
import { placed, tokenOf } from "./orders.ts"

/** An admin user whom nobody needs. */
async function colleague(kit: Kit) {
  return (await kit.make("admin.PostUsers")).user
}

const user: Scene = async (kit) => ({ params: [(await colleague(kit)).id] })

async function invited(kit: Kit): Promise<string> {
  await kit.make("admin.PostInvites")
  return kit.value(
    "select id from invite where deleted_at is null and not accepted order by created_at desc limit 1",
  )
}

const invite: Scene = async (kit) => ({ params: [await invited(kit)] })

const note: Scene = async (kit) => ({ params: [(await kit.make("admin.PostNotes")).note.id] })

const group: Scene = async (kit) => ({
  params: [(await kit.make("admin.PostCustomerGroups")).customer_group.id],
})

const address: Scene = async (kit) => {
  const { customer } = await kit.make("store.PostCustomersCustomerAddresses")
  return { params: [customer.shipping_addresses.at(-1).id] }
}

/** An export that waits for a yes. */
async function exporting(kit: Kit, path = ""): Promise<{ params: string[] }> {
  const body = { type: "product-export", context: {}, dry_run: true }
  const { batch_job } = await kit.admin("POST", "/admin/batch-jobs", body)
  await kit.settle()
  if (path) await kit.admin("POST", `/admin/batch-jobs/${batch_job.id}/${path}`)
  return { params: [batch_job.id] }
}

const credentials = { email: "admin@example.com", password: "supersecret" }
const customerCredentials = { email: "ada@example.com", password: "supersecret" }

export const peopleScenes: Readonly<Record<string, Scene>> = {
  "admin.PostAuth": async () => ({ body: credentials }),
  "admin.PostToken": async () => ({ body: credentials }),
  "admin.PostAuthPassword": async () => ({
    body: { old_password: credentials.password, new_password: credentials.password },
  }),
  "store.PostAuth": async () => ({ body: customerCredentials }),
  "store.PostToken": async () => ({ body: customerCredentials }),
  "store.GetAuthEmail": async () => ({ params: ["ada@example.com"] }),
  "admin.GetCustomers": async () => ({ query: "q=ada" }),
  "admin.GetUsersUser": user,
  "admin.PostUsersUser": user,
  "admin.DeleteUsersUser": user,
  "admin.PostUsersUserPasswordToken": async (kit) => ({ body: { email: (await colleague(kit)).email } }),
  "admin.PostUsersUserPassword": async (kit) => {
    const { email } = await colleague(kit)
    await kit.admin("POST", "/admin/users/password-token", { email })
    return { body: { email, password: "supersecret", token: await tokenOf(kit, "user.password_reset") } }
  },
  "store.PostCustomersCustomerPasswordToken": async () => ({ body: { email: "jonas@example.com" } }),
  "store.PostCustomersResetPassword": async (kit) => {
    const email = "jonas@example.com"
    await kit.store("POST", "/store/customers/password-token", { email })
    return { body: { email, password: "supersecret", token: await tokenOf(kit, "customer.password_reset") } }
  },
  "admin.GetInvites": async (kit) => {
    await invited(kit)
    return {}
  },
  "admin.DeleteInvitesInvite": invite,
  "admin.PostInvitesInviteResend": invite,
  "admin.PostInvitesInviteAccept": async (kit) => {
    const token = await kit.value("select token from invite where id = $1", await invited(kit))
    return { body: { token, user: { first_name: "Finn", password: "supersecret" } } }
  },
  "admin.GetNotesNote": note,
  "admin.PostNotesNote": note,
  "admin.DeleteNotesNote": note,
  "admin.DeleteCustomerGroupsCustomerGroup": group,
  "admin.PostCustomerGroupsGroup": group,
  "admin.PostCustomerGroupsGroupCustomersBatch": group,
  "admin.DeleteCustomerGroupsGroupCustomerBatch": async (kit) => {
    const { customer_group } = await kit.make("admin.PostCustomerGroups")
    const body = { customer_ids: [{ id: (await kit.ids("cus"))[1] }] }
    await kit.admin("POST", `/admin/customer-groups/${customer_group.id}/customers/batch`, body)
    return { params: [customer_group.id], body }
  },
  "store.PostCustomersCustomerAddressesAddress": address,
  "store.DeleteCustomersCustomerAddressesAddress": address,
  "admin.GetBatchJobsBatchJob": (kit) => exporting(kit, "confirm"),
  "admin.PostBatchJobsBatchJobCancel": (kit) => exporting(kit),
  "admin.PostBatchJobsBatchJobConfirmProcessing": (kit) => exporting(kit),
  "admin.PostNotificationsNotificationResend": async (kit) => {
    await placed(kit)
    await kit.settle()
    return {
      params: [await kit.value("select id from notification order by created_at desc limit 1")],
      body: {},
    }
  },
  "admin.DeleteUploads": async (kit) => ({
    body: { file_key: await kit.upload("/admin/uploads", "care.txt") },
  }),
  "admin.PostUploadsDownloadUrl": async (kit) => ({
    body: { file_key: await kit.upload("/admin/uploads/protected", "costs.txt") },
  }),
}
