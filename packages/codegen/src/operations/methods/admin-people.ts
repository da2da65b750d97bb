import type { ResourceTable } from "./table.ts"

/** Methods around accounts, discounts, gift cards and messages. */
export const adminPeopleMethods: ResourceTable = {
  auth: {
    class: "AdminAuthResource",
    about: "Operations that log users in and out.",
    methods: {
      getSession: { operation: "GetAuth", answer: "AdminAuthRes" },
      deleteSession: { operation: "DeleteAuth", answer: "EmptyRes", token: "forget" },
      createSession: { operation: "PostAuth", body: "AdminPostAuthReq", answer: "AdminAuthRes" },
      getToken: {
        operation: "PostToken",
        body: "AdminPostAuthReq",
        answer: "AdminBearerAuthRes",
        token: "keep",
      },
      changePassword: {
        operation: "PostAuthPassword",
        body: "AdminPostAuthPasswordReq",
        answer: "AdminAuthRes",
      },
    },
  },
  users: {
    class: "AdminUsersResource",
    about: "Operations on users of the dashboard.",
    methods: {
      sendResetPasswordToken: {
        operation: "PostUsersUserPasswordToken",
        body: "AdminResetPasswordTokenRequest",
        answer: "EmptyRes",
      },
      resetPassword: {
        operation: "PostUsersUserPassword",
        body: "AdminResetPasswordRequest",
        answer: "AdminUserRes",
      },
      retrieve: { operation: "GetUsersUser", answer: "AdminUserRes" },
      create: { operation: "PostUsers", body: "AdminCreateUserPayload", answer: "AdminUserRes" },
      update: { operation: "PostUsersUser", body: "AdminUpdateUserPayload", answer: "AdminUserRes" },
      delete: { operation: "DeleteUsersUser", answer: "AdminDeleteUserRes" },
      list: { operation: "GetUsers", query: "AdminGetUsersParams?", answer: "AdminUsersListRes" },
    },
  },
  invites: {
    class: "AdminInvitesResource",
    about: "Operations on invites.",
    methods: {
      accept: {
        operation: "PostInvitesInviteAccept",
        body: "AdminPostInvitesInviteAcceptReq",
        answer: "EmptyRes",
      },
      create: { operation: "PostInvites", body: "AdminPostInvitesPayload", answer: "EmptyRes" },
      delete: { operation: "DeleteInvitesInvite", answer: "AdminInviteDeleteRes" },
      list: { operation: "GetInvites", answer: "AdminListInvitesRes" },
      resend: { operation: "PostInvitesInviteResend", answer: "EmptyRes" },
    },
  },
  customers: {
    class: "AdminCustomersResource",
    about: "Operations on customers.",
    methods: {
      create: { operation: "PostCustomers", body: "AdminPostCustomersReq", answer: "AdminCustomersRes" },
      update: {
        operation: "PostCustomersCustomer",
        body: "AdminPostCustomersCustomerReq",
        answer: "AdminCustomersRes",
      },
      retrieve: { operation: "GetCustomersCustomer", answer: "AdminCustomersRes" },
      list: { operation: "GetCustomers", query: "AdminGetCustomersParams?", answer: "AdminCustomersListRes" },
    },
  },
  customerGroups: {
    class: "AdminCustomerGroupsResource",
    about: "Operations on customer groups.",
    methods: {
      create: {
        operation: "PostCustomerGroups",
        body: "AdminPostCustomerGroupsReq",
        answer: "AdminCustomerGroupsRes",
      },
      retrieve: {
        operation: "GetCustomerGroupsGroup",
        query: "AdminGetCustomerGroupsGroupParams?",
        answer: "AdminCustomerGroupsRes",
      },
      update: {
        operation: "PostCustomerGroupsGroup",
        body: "AdminPostCustomerGroupsGroupReq",
        answer: "AdminCustomerGroupsRes",
      },
      delete: { operation: "DeleteCustomerGroupsCustomerGroup", answer: "AdminCustomerGroupsDeleteRes" },
      list: {
        operation: "GetCustomerGroups",
        query: "AdminGetCustomerGroupsParams?",
        answer: "AdminCustomerGroupsListRes",
      },
      addCustomers: {
        operation: "PostCustomerGroupsGroupCustomersBatch",
        body: "AdminPostCustomerGroupsGroupCustomersBatchReq",
        answer: "AdminCustomerGroupsRes",
      },
      removeCustomers: {
        operation: "DeleteCustomerGroupsGroupCustomerBatch",
        body: "AdminDeleteCustomerGroupsGroupCustomerBatchReq",
        answer: "AdminCustomerGroupsRes",
      },
      listCustomers: {
        operation: "GetCustomerGroupsGroupCustomers",
        query: "AdminGetCustomerGroupsGroupCustomersParams?",
        answer: "AdminCustomersListRes",
      },
    },
  },
  discounts: {
    class: "AdminDiscountsResource",
    about: "Operations on discounts, their codes and their conditions.",
    methods: {
      addRegion: { operation: "PostDiscountsDiscountRegionsRegion", answer: "AdminDiscountsRes" },
      create: { operation: "PostDiscounts", body: "AdminPostDiscountsReq", answer: "AdminDiscountsRes" },
      update: {
        operation: "PostDiscountsDiscount",
        body: "AdminPostDiscountsDiscountReq",
        answer: "AdminDiscountsRes",
      },
      createDynamicCode: {
        operation: "PostDiscountsDiscountDynamicCodes",
        body: "AdminPostDiscountsDiscountDynamicCodesReq",
        answer: "AdminDiscountsRes",
      },
      delete: { operation: "DeleteDiscountsDiscount", answer: "AdminDiscountsDeleteRes" },
      deleteDynamicCode: {
        operation: "DeleteDiscountsDiscountDynamicCodesCode",
        answer: "AdminDiscountsRes",
      },
      retrieve: {
        operation: "GetDiscountsDiscount",
        query: "AdminGetDiscountParams?",
        answer: "AdminDiscountsRes",
      },
      retrieveByCode: { operation: "GetDiscountsDiscountCode", answer: "AdminDiscountsRes" },
      list: { operation: "GetDiscounts", query: "AdminGetDiscountsParams?", answer: "AdminDiscountsListRes" },
      removeRegion: { operation: "DeleteDiscountsDiscountRegionsRegion", answer: "AdminDiscountsRes" },
      createCondition: {
        operation: "PostDiscountsDiscountConditions",
        body: "AdminPostDiscountsDiscountConditions",
        query: "AdminPostDiscountsDiscountConditionsParams?",
        answer: "AdminDiscountsRes",
      },
      updateCondition: {
        operation: "PostDiscountsDiscountConditionsCondition",
        body: "AdminPostDiscountsDiscountConditionsCondition",
        query: "AdminPostDiscountsDiscountConditionsConditionParams?",
        answer: "AdminDiscountsRes",
      },
      deleteCondition: {
        operation: "DeleteDiscountsDiscountConditionsCondition",
        answer: "AdminDiscountConditionsDeleteRes",
      },
      getCondition: {
        operation: "GetDiscountsDiscountConditionsCondition",
        query: "AdminGetDiscountsDiscountConditionsConditionParams?",
        answer: "AdminDiscountConditionsRes",
      },
      addConditionResourceBatch: {
        operation: "PostDiscountsDiscountConditionsConditionBatch",
        body: "AdminPostDiscountsDiscountConditionsConditionBatchReq",
        query: "AdminPostDiscountsDiscountConditionsConditionBatchParams?",
        answer: "AdminDiscountsRes",
      },
      deleteConditionResourceBatch: {
        operation: "DeleteDiscountsDiscountConditionsConditionBatch",
        body: "AdminDeleteDiscountsDiscountConditionsConditionBatchReq",
        answer: "AdminDiscountsRes",
      },
    },
  },
  giftCards: {
    class: "AdminGiftCardsResource",
    about: "Operations on gift cards.",
    methods: {
      create: { operation: "PostGiftCards", body: "AdminPostGiftCardsReq", answer: "AdminGiftCardsRes" },
      update: {
        operation: "PostGiftCardsGiftCard",
        body: "AdminPostGiftCardsGiftCardReq",
        answer: "AdminGiftCardsRes",
      },
      delete: { operation: "DeleteGiftCardsGiftCard", answer: "AdminGiftCardsDeleteRes" },
      retrieve: { operation: "GetGiftCardsGiftCard", answer: "AdminGiftCardsRes" },
      list: { operation: "GetGiftCards", query: "AdminGetGiftCardsParams?", answer: "AdminGiftCardsListRes" },
    },
  },
  draftOrders: {
    class: "AdminDraftOrdersResource",
    about: "Operations on draft orders.",
    methods: {
      create: {
        operation: "PostDraftOrders",
        body: "AdminPostDraftOrdersReq",
        answer: "AdminDraftOrdersRes",
      },
      addLineItem: {
        operation: "PostDraftOrdersDraftOrderLineItems",
        body: "AdminPostDraftOrdersDraftOrderLineItemsReq",
        answer: "AdminDraftOrdersRes",
      },
      delete: { operation: "DeleteDraftOrdersDraftOrder", answer: "AdminDraftOrdersDeleteRes" },
      removeLineItem: {
        operation: "DeleteDraftOrdersDraftOrderLineItemsItem",
        answer: "AdminDraftOrdersRes",
      },
      retrieve: { operation: "GetDraftOrdersDraftOrder", answer: "AdminDraftOrdersRes" },
      list: {
        operation: "GetDraftOrders",
        query: "AdminGetDraftOrdersParams?",
        answer: "AdminDraftOrdersListRes",
      },
      markPaid: {
        operation: "PostDraftOrdersDraftOrderRegisterPayment",
        answer: "AdminPostDraftOrdersDraftOrderRegisterPaymentRes",
      },
      update: {
        operation: "PostDraftOrdersDraftOrder",
        body: "AdminPostDraftOrdersDraftOrderReq",
        answer: "AdminDraftOrdersRes",
      },
      updateLineItem: {
        operation: "PostDraftOrdersDraftOrderLineItemsItem",
        body: "AdminPostDraftOrdersDraftOrderLineItemsItemReq",
        answer: "AdminDraftOrdersRes",
      },
    },
  },
  batchJobs: {
    class: "AdminBatchJobsResource",
    about: "Operations on batch jobs: imports and exports that run in the background.",
    methods: {
      create: { operation: "PostBatchJobs", body: "AdminPostBatchesReq", answer: "AdminBatchJobRes" },
      list: { operation: "GetBatchJobs", query: "AdminGetBatchParams?", answer: "AdminBatchJobListRes" },
      cancel: { operation: "PostBatchJobsBatchJobCancel", answer: "AdminBatchJobRes" },
      confirm: { operation: "PostBatchJobsBatchJobConfirmProcessing", answer: "AdminBatchJobRes" },
      retrieve: { operation: "GetBatchJobsBatchJob", answer: "AdminBatchJobRes" },
    },
  },
  notes: {
    class: "AdminNotesResource",
    about: "Operations on notes, which users attach to orders and other resources.",
    methods: {
      create: { operation: "PostNotes", body: "AdminPostNotesReq", answer: "AdminNotesRes" },
      update: { operation: "PostNotesNote", body: "AdminPostNotesNoteReq", answer: "AdminNotesRes" },
      delete: { operation: "DeleteNotesNote", answer: "AdminNotesDeleteRes" },
      retrieve: { operation: "GetNotesNote", answer: "AdminNotesRes" },
      list: { operation: "GetNotes", query: "AdminGetNotesParams?", answer: "AdminNotesListRes" },
    },
  },
  notifications: {
    class: "AdminNotificationsResource",
    about: "Operations on notifications.",
    methods: {
      list: {
        operation: "GetNotifications",
        query: "AdminGetNotificationsParams?",
        answer: "AdminNotificationsListRes",
      },
      resend: {
        operation: "PostNotificationsNotificationResend",
        body: "AdminPostNotificationsNotificationResendReq",
        answer: "AdminNotificationsRes",
      },
    },
  },
  analyticsConfigs: {
    class: "AdminAnalyticsConfigsResource",
    about: "Operations on the analytics configuration of the signed-in user.",
    methods: {
      retrieve: { operation: "GetAnalyticsConfig", answer: "AdminAnalyticsConfigRes" },
      create: {
        operation: "PostAnalyticsConfig",
        body: "AdminPostAnalyticsConfigReq",
        answer: "AdminAnalyticsConfigRes",
      },
      update: {
        operation: "PostAnalyticsConfigUpdate",
        body: "AdminPostAnalyticsConfigUpdateReq",
        answer: "AdminAnalyticsConfigRes",
      },
      delete: { operation: "DeleteAnalyticsConfig", answer: "AdminAnalyticsConfigDeleteRes" },
    },
  },
  apps: {
    class: "AdminAppsResource",
    about: "Operations on third-party applications that are connected through OAuth.",
    methods: {
      list: { operation: "GetApps", answer: "AdminAppsListRes" },
      authorize: { operation: "PostApps", body: "AdminPostAppsReq", answer: "AdminAppsRes" },
    },
  },
}
