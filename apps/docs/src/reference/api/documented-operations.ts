import { addedOperations, operations } from "@stheno/core/internal/operations.ts"
import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import { fileOperations } from "@stheno/server/internal/files/file-operations.ts"
import { emailOperations } from "@stheno/server/internal/mail/email-operations.ts"
import type { MailPreview } from "@stheno/server/internal/mail/preview.ts"
import { previewOperations } from "@stheno/server/internal/previews/preview-operations.ts"

/** A store without emails: the reference shows what operations are like, and sends none. */
const noEmails: MailPreview = { list: () => [], languages: () => [], render: async () => undefined }

/**
 * Operations that the server adds to the core. The client has no methods for them, and the store in the page
 * does not have them.
 * @since 0.1
 */
export const serverOperations: readonly Operation[] = [
  ...fileOperations,
  ...previewOperations(null),
  ...addedOperations,
  ...emailOperations(noEmails, { kind: "none" }, { storeUrl: null }),
]

/**
 * Every operation that has a page in the reference.
 * @since 0.1
 */
export const documentedOperations: readonly Operation[] = [...operations, ...serverOperations]
