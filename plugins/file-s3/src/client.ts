import { S3Client, S3ServiceException, type S3ClientConfig } from "@aws-sdk/client-s3"
import type { Log } from "@stheno/core"
import type { Keys, Settings } from "./options.ts"

/** Milliseconds for which a connection may carry nothing. */
const idleTimeout = 30_000

/** Creates a client. Credentials that are not given come from the environment or the role of the machine. */
export function createClient(settings: Settings, keys: Keys | undefined, log: Log): S3Client {
  const { endpoint } = settings
  const config: S3ClientConfig = {
    region: settings.region,
    forcePathStyle: settings.usesPathStyle,
    maxAttempts: settings.maxAttempts,
    requestHandler: {
      connectionTimeout: settings.connectionTimeout,
      requestTimeout: settings.requestTimeout,
      throwOnRequestTimeout: true,
      socketTimeout: idleTimeout,
    },
    ...(keys && { credentials: keys }),
    // Other services do not know all checksums of AWS.
    ...(endpoint && {
      endpoint,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
    ...settings.awsConfig,
  }
  const client = new S3Client(config)
  addAclFallback(client, log)
  return client
}

/**
 * Buckets of AWS that were created since April 2023 reject ACLs, either because they are switched off or because
 * public ones are blocked. The request is repeated without one, and later requests do not contain it.
 */
function addAclFallback(client: S3Client, log: Log): void {
  let isRejected = false
  client.middlewareStack.add(
    (next) => async (given) => {
      const input = given.input as { ACL?: unknown; Bucket?: string }
      if (input.ACL === undefined) return next(given)
      const { ACL: _, ...rest } = input
      const bare = { ...given, input: rest as typeof given.input }
      if (isRejected) return next(bare)
      try {
        return await next(given)
      } catch (error) {
        if (!isAclError(error)) throw error
        const response = await next(bare)
        isRejected = true
        log.warn(
          { bucket: input.Bucket, error: error.name },
          "The bucket does not accept ACLs. Files are stored without one: make public files readable with a bucket policy, and set the option acl to false",
        )
        return response
      }
    },
    { step: "initialize", name: "aclFallback" },
  )
}

function isAclError(error: unknown): error is S3ServiceException {
  return (
    error instanceof S3ServiceException &&
    ["AccessControlListNotSupported", "AccessDenied", "NotImplemented"].includes(error.name)
  )
}

/** Whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && ["NoSuchKey", "NotFound"].includes(error.name)
}

const remedies: Readonly<Record<string, string>> = {
  AccessDenied:
    "Allow s3:PutObject, s3:GetObject, s3:DeleteObject, s3:AbortMultipartUpload and s3:ListBucket for the access key",
  InvalidAccessKeyId: "Check the option access_key_id",
  SignatureDoesNotMatch: "Check the option secret_access_key",
  NoSuchBucket: "Create the bucket, or correct the option bucket",
  PermanentRedirect: "The bucket is in another region. Correct the option region",
  AuthorizationHeaderMalformed: "Correct the option region",
  CredentialsProviderError:
    "Set access_key_id and secret_access_key, or give the machine a role with access to the bucket",
}

/**
 * Describes an error of the SDK without its fields: they contain the access key and what was signed.
 * @param operation what failed, such as `PutObject`
 */
export function describe(error: unknown, operation: string, bucket: string): Error {
  const { name, message, $metadata } = error as Partial<S3ServiceException> & { name: string }
  const remedy = remedies[name]
  const id = $metadata?.requestId
  return new Error(
    `${operation} in the bucket ${bucket} failed: ${name}${message ? `: ${message}` : ""}` +
      `${remedy ? `. ${remedy}` : ""}${id ? ` (request ${id})` : ""}`,
  )
}
