import type { MutationTable } from "./entry.ts"

/** Hooks that change, for people and channels. */
export const adminPeopleMutations: MutationTable = {
  useAdminLogin: { method: "auth.createSession", invalidates: ["adminAuthKeys.details()"] },
  useAdminDeleteSession: { method: "auth.deleteSession", invalidates: ["adminAuthKeys.details()"] },
  useAdminCreateBatchJob: { method: "batchJobs.create", invalidates: ["adminBatchJobsKeys.lists()"] },
  useAdminCancelBatchJob: {
    method: "batchJobs.cancel",
    parameters: ["id"],
    invalidates: ["adminBatchJobsKeys.lists()", "adminBatchJobsKeys.detail(id)"],
  },
  useAdminConfirmBatchJob: {
    method: "batchJobs.confirm",
    parameters: ["id"],
    invalidates: ["adminBatchJobsKeys.lists()", "adminBatchJobsKeys.detail(id)"],
  },
  useAdminCreateCustomerGroup: {
    method: "customerGroups.create",
    invalidates: ["adminCustomerGroupKeys.lists()"],
  },
  useAdminUpdateCustomerGroup: {
    method: "customerGroups.update",
    parameters: ["id"],
    invalidates: ["adminCustomerGroupKeys.lists()", "adminCustomerGroupKeys.detail(id)"],
  },
  useAdminDeleteCustomerGroup: {
    method: "customerGroups.delete",
    parameters: ["id"],
    invalidates: ["adminCustomerGroupKeys.lists()", "adminCustomerGroupKeys.detail(id)"],
  },
  useAdminAddCustomersToCustomerGroup: {
    method: "customerGroups.addCustomers",
    parameters: ["id"],
    invalidates: ["adminCustomerGroupKeys.lists()", "adminCustomerGroupKeys.detailCustomer(id)"],
  },
  useAdminRemoveCustomersFromCustomerGroup: {
    method: "customerGroups.removeCustomers",
    parameters: ["id"],
    invalidates: ["adminCustomerGroupKeys.lists()", "adminCustomerGroupKeys.detailCustomer(id)"],
  },
  useAdminCreateCustomer: { method: "customers.create", invalidates: ["adminCustomerKeys.lists()"] },
  useAdminUpdateCustomer: {
    method: "customers.update",
    parameters: ["id"],
    invalidates: ["adminCustomerKeys.lists()", "adminCustomerKeys.detail(id)"],
  },
  useAdminAcceptInvite: { method: "invites.accept", invalidates: ["adminInviteKeys.lists()"] },
  useAdminResendInvite: {
    method: "invites.resend",
    parameters: ["id"],
    invalidates: ["adminInviteKeys.lists()"],
  },
  useAdminCreateInvite: { method: "invites.create", invalidates: ["adminInviteKeys.lists()"] },
  useAdminDeleteInvite: {
    method: "invites.delete",
    parameters: ["id"],
    invalidates: ["adminInviteKeys.lists()", "adminInviteKeys.detail(id)"],
  },
  useAdminCreateNote: { method: "notes.create", invalidates: ["adminNoteKeys.lists()"] },
  useAdminUpdateNote: {
    method: "notes.update",
    parameters: ["id"],
    invalidates: ["adminNoteKeys.detail(id)", "adminNoteKeys.lists()"],
  },
  useAdminDeleteNote: {
    method: "notes.delete",
    parameters: ["id"],
    invalidates: ["adminNoteKeys.detail(id)", "adminNoteKeys.lists()"],
  },
  useAdminResendNotification: {
    method: "notifications.resend",
    parameters: ["id"],
    invalidates: ["adminNotificationKeys.lists()", "adminNotificationKeys.detail(id)"],
  },
  useAdminCreatePublishableApiKey: {
    method: "publishableApiKeys.create",
    invalidates: ["adminPublishableApiKeysKeys.lists()"],
  },
  useAdminUpdatePublishableApiKey: {
    method: "publishableApiKeys.update",
    parameters: ["id"],
    invalidates: [
      "adminPublishableApiKeysKeys.lists()",
      "adminPublishableApiKeysKeys.detail(id)",
      "adminPublishableApiKeysKeys.details()",
    ],
  },
  useAdminDeletePublishableApiKey: {
    method: "publishableApiKeys.delete",
    parameters: ["id"],
    invalidates: ["adminPublishableApiKeysKeys.detail(id)", "adminPublishableApiKeysKeys.lists()"],
  },
  useAdminRevokePublishableApiKey: {
    method: "publishableApiKeys.revoke",
    parameters: ["id"],
    invalidates: ["adminPublishableApiKeysKeys.lists()", "adminPublishableApiKeysKeys.detail(id)"],
  },
  useAdminAddPublishableKeySalesChannelsBatch: {
    method: "publishableApiKeys.addSalesChannelsBatch",
    parameters: ["id"],
    invalidates: ["adminPublishableApiKeysKeys.detailSalesChannels(id)"],
  },
  useAdminRemovePublishableKeySalesChannelsBatch: {
    method: "publishableApiKeys.deleteSalesChannelsBatch",
    parameters: ["id"],
    invalidates: ["adminPublishableApiKeysKeys.detailSalesChannels(id)"],
  },
  useAdminCreateSalesChannel: {
    method: "salesChannels.create",
    invalidates: ["adminSalesChannelsKeys.lists()"],
  },
  useAdminUpdateSalesChannel: {
    method: "salesChannels.update",
    parameters: ["id"],
    invalidates: ["adminSalesChannelsKeys.lists()", "adminSalesChannelsKeys.detail(id)"],
  },
  useAdminDeleteSalesChannel: {
    method: "salesChannels.delete",
    parameters: ["id"],
    invalidates: ["adminSalesChannelsKeys.lists()", "adminSalesChannelsKeys.detail(id)"],
  },
  useAdminDeleteProductsFromSalesChannel: {
    method: "salesChannels.removeProducts",
    parameters: ["id"],
    invalidates: [
      "adminSalesChannelsKeys.lists()",
      "adminSalesChannelsKeys.detail(id)",
      "adminProductKeys.lists()",
    ],
  },
  useAdminAddProductsToSalesChannel: {
    method: "salesChannels.addProducts",
    parameters: ["id"],
    invalidates: [
      "adminSalesChannelsKeys.lists()",
      "adminSalesChannelsKeys.detail(id)",
      "adminProductKeys.lists()",
    ],
  },
  useAdminAddLocationToSalesChannel: {
    method: "salesChannels.addLocation",
    path: ["sales_channel_id"],
    invalidates: [
      "adminSalesChannelsKeys.lists()",
      "adminSalesChannelsKeys.details()",
      "adminStockLocationsKeys.all",
    ],
  },
  useAdminRemoveLocationFromSalesChannel: {
    method: "salesChannels.removeLocation",
    path: ["sales_channel_id"],
    invalidates: [
      "adminSalesChannelsKeys.lists()",
      "adminSalesChannelsKeys.details()",
      "adminStockLocationsKeys.all",
    ],
  },
  useAdminUploadFile: { method: "uploads.create" },
  useAdminUploadProtectedFile: { method: "uploads.createProtected" },
  useAdminCreatePresignedDownloadUrl: { method: "uploads.getPresignedDownloadUrl" },
  useAdminDeleteFile: { method: "uploads.delete" },
  useAdminCreateUser: { method: "users.create", invalidates: ["adminUserKeys.lists()"] },
  useAdminUpdateUser: {
    method: "users.update",
    parameters: ["id"],
    invalidates: ["adminUserKeys.lists()", "adminUserKeys.detail(id)"],
  },
  useAdminDeleteUser: {
    method: "users.delete",
    parameters: ["id"],
    invalidates: ["adminUserKeys.detail(id)", "adminUserKeys.lists()"],
  },
  useAdminResetPassword: { method: "users.resetPassword" },
  useAdminSendResetPasswordToken: { method: "users.sendResetPasswordToken" },
}
