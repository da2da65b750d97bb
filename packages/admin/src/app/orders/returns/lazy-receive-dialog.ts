import { lazyDialog } from "../../kit/lazy-dialog.tsx"

/** Asks what arrived of a return; `receive-dialog.tsx` says more. */
export const ReceiveDialog = lazyDialog(async () => (await import("./receive-dialog.tsx")).ReceiveDialog)
