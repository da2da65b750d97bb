export { announceRefunds, refundsOf } from "./announce-refunds.ts"
export { callProvider } from "./call-provider.ts"
export { capturesOf } from "./capture-payment.ts"
export { claimRefund, type WantedRefund } from "./claim-refund.ts"
export { paymentErrors, unknownRefundOutcome } from "./errors.ts"
export { findProviderPayment, type FoundPayment, type ProviderPayment } from "./find-provider-payment.ts"
export {
  lockPayment,
  lockPaymentsOfCollection,
  lockPaymentsOfOrder,
  lockPaymentsOfSwap,
  type LockedPayment,
} from "./lock-payments.ts"
export { moneyErrors } from "./money-errors.ts"
export { isConfirmed, isDecided, isDueRefund, repeatRefunds } from "./open-refunds.ts"
export {
  assertWhole,
  callPatience,
  claimCalls,
  claimLostRefunds,
  firstError,
  type CallOutcome,
  type NewCall,
  type PaymentCall,
} from "./payment-calls.ts"
export { lockOpenCollections, payOutside } from "./pay-outside.ts"
export { inPaymentStages, type PaymentStages, type StageContext } from "./payment-stages.ts"
export {
  dropAtProviders,
  performSessionSteps,
  type SessionChanges,
  type SessionRow,
} from "./perform-session-steps.ts"
export {
  planSelection,
  planSessions,
  type PlannedSession,
  type SessionNeeds,
  type SessionStep,
} from "./plan-sessions.ts"
export { recordAuthorization, type AuthorizedPayment } from "./record-authorization.ts"
export { recordOutcomes } from "./record-outcomes.ts"
export { rememberCustomer } from "./remember-customer.ts"
export { findRefundByKey, refundReasons, type RefundReason } from "./reserve-refund.ts"
export { paymentAdminOperations } from "./routes.admin.ts"
export { withCustomer } from "./with-customer.ts"
export { writeSessions } from "./write-sessions.ts"
