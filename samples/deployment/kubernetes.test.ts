import fs from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import { parseAllDocuments } from "yaml"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createApp, createEngine } from "@stheno/core/host"
import { parseCommand } from "@stheno/server/internal/command-line/arguments.ts"
import { configKeys } from "@stheno/server/internal/config/keys.ts"
import { assertProductionReady } from "@stheno/server/internal/config/production.ts"
import { readConfig } from "@stheno/server/internal/config/read-config.ts"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { withSecrets } from "./with-secrets.ts"

const read = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, name), "utf8")

/** A pod, with the keys that the tests read. */
interface Pod {
  readonly containers: readonly Container[]
  readonly securityContext: object
  readonly terminationGracePeriodSeconds: number
  readonly volumes: readonly {
    readonly name: string
    readonly persistentVolumeClaim?: { readonly claimName: string }
  }[]
}

interface Container {
  readonly command: readonly string[]
  readonly ports: object
  readonly securityContext: object
  readonly volumeMounts: readonly {
    readonly name: string
    readonly mountPath: string
  }[]
  readonly startupProbe: Probe
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
}

interface Probe {
  readonly httpGet: object
  readonly periodSeconds: number
  readonly failureThreshold: number
  readonly timeoutSeconds: number
}

/** A manifest of any kind, with the keys that the tests read. */
interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly labels: object }
  readonly data: Readonly<Record<string, string>>
  readonly spec: {
    readonly replicas: number
    readonly minAvailable: number
    readonly strategy: {
      readonly rollingUpdate: { readonly maxUnavailable: number }
    }
    readonly selector: { readonly matchLabels: object }
    readonly template: {
      readonly metadata: { readonly labels: object }
      readonly spec: Pod
    }
    readonly ports: readonly {
      readonly name: string
      readonly targetPort: string
    }[]
    readonly rules: readonly {
      readonly host: string
      readonly http: {
        readonly paths: readonly {
          readonly backend: { readonly service: object }
        }[]
      }
    }[]
  }
}

const manifests: Manifest[] = [
  "kubernetes.yaml",
  "kubernetes-migrate.yaml",
].flatMap((name) =>
  parseAllDocuments(read(name)).map((document) => {
    expect(document.errors, name).toEqual([])
    return document.toJS() as Manifest
  }),
)
const ofKind = (kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind)
const workloads = [...ofKind("Deployment"), ...ofKind("Job")]
const podOf = (workload: Manifest) => workload.spec.template.spec
const containers = workloads.flatMap((workload) => podOf(workload).containers)
const api = ofKind("Deployment").find(
  ({ metadata }) => metadata.name === "shop-api",
)!
const env = {
  NODE_ENV: "production",
  ...ofKind("ConfigMap")[0].data,
  ...withSecrets(parseEnv(read("kubernetes-secret.env"))),
} as Record<string, string>

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 })
})
afterAll(() => database.drop())

it("has the kinds that it should, of the versions of the API that define them", () => {
  expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
    "v1 ConfigMap",
    "apps/v1 Deployment",
    "apps/v1 Deployment",
    "v1 PersistentVolumeClaim",
    "policy/v1 PodDisruptionBudget",
    "v1 Service",
    "networking.k8s.io/v1 Ingress",
    "batch/v1 Job",
  ])
})

it("starts in production with the settings that are shown, all of which the program reads", () => {
  const known = new Set(Object.values(configKeys).map((key) => key.env))
  expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([])
  for (const value of Object.values(ofKind("ConfigMap")[0]!.data))
    expect(typeof value).toBe("string")
  const config = readConfig(env)
  expect(() => assertProductionReady(config, env)).not.toThrow()
  const secrets = Object.values(configKeys).filter((key) => key.isSecret)
  for (const secret of secrets)
    expect(ofKind("ConfigMap")[0]!.data).not.toHaveProperty(secret.env)
})

it("runs commands that the program understands", async () => {
  const commands = containers.map(({ command }) => {
    expect(command.slice(0, 2)).toEqual(["node", "node_modules/.bin/stheno"])
    return command.slice(2)
  })
  expect(commands.map(([word]) => word)).toEqual(["start", "worker", "migrations"])
  for (const words of commands)
    expect(await parseCommand(words)).toMatchObject({ kind: "run" })
})

it("asks paths that exist at the port where the server listens", async () => {
  const [container] = podOf(api).containers
  expect(container.ports).toEqual([
    { name: "http", containerPort: configKeys.port.default },
  ])
  const { fetch } = createApp(createEngine({ db: database.db }))
  for (const [name, ready] of [
    ["startupProbe", "/ready"],
    ["readinessProbe", "/ready"],
    ["livenessProbe", "/health"],
  ] as const) {
    expect(container[name].httpGet).toEqual({ path: ready, port: "http" })
    expect((await fetch(new Request(`http://shop${ready}`))).status).toBe(200)
  }
  expect((await fetch(new Request("http://shop/readyz"))).status).toBe(404)
})

it("leads requests to the pods of the API", () => {
  const { labels } = api.spec.template.metadata
  for (const workload of ofKind("Deployment"))
    expect(workload.spec.selector.matchLabels).toEqual(
      workload.spec.template.metadata.labels,
    )
  const [service] = ofKind("Service")
  expect(service.spec.selector).toEqual(labels)
  expect(service.spec.ports[0].targetPort).toBe("http")
  expect(ofKind("PodDisruptionBudget")[0].spec.selector.matchLabels).toEqual(labels)
  const [rule] = ofKind("Ingress")[0].spec.rules
  expect(rule.http.paths[0].backend.service).toEqual({
    name: service.metadata.name,
    port: { name: service.spec.ports[0].name },
  })
  expect(`https://${rule.host}`).toBe(env.BACKEND_URL)
})

it("gives requests time to move, and pods time to end", () => {
  const { readinessProbe: probe } = podOf(api).containers[0]
  const noticed =
    (probe.periodSeconds * probe.failureThreshold + probe.timeoutSeconds) * 1000
  const delay = readConfig(env).shutdownDelay
  expect(delay).toBeGreaterThan(noticed)
  // Requests get 11 seconds, then background work gets 10 seconds, then connections are closed.
  for (const workload of ofKind("Deployment"))
    expect(podOf(workload).terminationGracePeriodSeconds * 1000).toBeGreaterThan(
      delay + 25_000,
    )
  expect(api.spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
  expect(ofKind("PodDisruptionBudget")[0].spec.minAvailable).toBeLessThan(
    api.spec.replicas,
  )
})

it("replaces pods only after the migrations", () => {
  const update = read("kubernetes.sh").split("# region update")[1]!
  expect(update).toMatch(/kubectl wait .+ &&\n\s+kubectl apply .+ &&\n/)
})

it("runs as an ordinary user who writes to volumes only", () => {
  const dataDir = /DATA_DIR=(\S+)/.exec(read("shop.dockerfile"))![1]
  const claims = ofKind("PersistentVolumeClaim").map(
    ({ metadata }) => metadata.name,
  )
  for (const workload of workloads) {
    const { securityContext, containers: own, volumes } = podOf(workload)
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
    })
    for (const { securityContext: limits, volumeMounts } of own) {
      expect(limits).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      })
      const paths = volumeMounts.map(({ mountPath }) => mountPath)
      expect(paths).toEqual(workload.kind === "Job" ? ["/tmp"] : ["/tmp", dataDir])
      for (const { name } of volumeMounts)
        expect(volumes.map((volume) => volume.name)).toContain(name)
    }
    for (const { persistentVolumeClaim: claim } of volumes)
      if (claim) expect(claims).toContain(claim.claimName)
  }
})
