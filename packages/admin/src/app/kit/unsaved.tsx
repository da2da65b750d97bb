export { LeaveGuard as UnsavedGuard, useUnsavedChanges as useUnsavedInput } from "@stheno/ui"
