/** What a bell says when a partition is free, or a process came or went. A number says that a partition has a new event. */
export const leasesBell = "leases"

/** Most events of a partition that wait in Redis; others wait in the database. */
export const mostWaiting = 5_000

/** Seconds for which the ID of a published event is known. */
export const secondsKnown = 3_600

/**
 * Appends events to the streams of their partitions, except those whose IDs are known. All or none.
 * KEYS: prefix. ARGV: most waiting events, seconds known, then partition, ID, name, data and aggregate of each event.
 */
export const publishScript = `
local prefix = KEYS[1]
local rung = {}
for at = 3, #ARGV, 5 do rung[ARGV[at]] = true end
for partition in pairs(rung) do
  local waiting = redis.call("XLEN", prefix .. ":stream:" .. partition)
    + redis.call("HLEN", prefix .. ":parked:" .. partition)
  if waiting >= tonumber(ARGV[1]) then
    return redis.error_reply("BUSFULL " .. waiting .. " events wait in partition " .. partition)
  end
end
for at = 3, #ARGV, 5 do
  if redis.call("SET", prefix .. ":known:" .. ARGV[at + 1], "1", "NX", "EX", ARGV[2]) then
    redis.call("XADD", prefix .. ":stream:" .. ARGV[at], "*", "id", ARGV[at + 1], "name", ARGV[at + 2],
      "data", ARGV[at + 3], "aggregate", ARGV[at + 4])
  end
end
for partition in pairs(rung) do redis.call("PUBLISH", prefix .. ":bell", partition) end
return 1`

/**
 * Renews the leases of a process, and takes free partitions up to its share. Partitions of an earlier, larger number are
 * served too, so that their events are not lost.
 * KEYS: prefix. ARGV: process, milliseconds of a lease, number of partitions, "takes" for a process that wants more.
 * Returns the share, the partitions that the process keeps, and those that it has taken.
 */
export const leaseScript = `
local prefix, me, lease = KEYS[1], ARGV[1], ARGV[2]
local count = math.max(tonumber(ARGV[3]), tonumber(redis.call("GET", prefix .. ":partitions") or 0))
redis.call("SET", prefix .. ":partitions", count)
redis.call("SET", prefix .. ":consumer:" .. me, "1", "PX", lease)
local isNew = redis.call("SADD", prefix .. ":consumers", me) == 1
local consumers = 0
for _, consumer in ipairs(redis.call("SMEMBERS", prefix .. ":consumers")) do
  if redis.call("EXISTS", prefix .. ":consumer:" .. consumer) == 1 then consumers = consumers + 1
  else redis.call("SREM", prefix .. ":consumers", consumer) end
end
local share = math.ceil(count / consumers)
local kept, free, taken = {}, {}, {}
for partition = 0, count - 1 do
  local key = prefix .. ":lease:" .. partition
  local owner = redis.call("GET", key)
  if owner == me then
    redis.call("PEXPIRE", key, lease)
    table.insert(kept, partition)
  elseif not owner then table.insert(free, partition) end
end
for _, partition in ipairs(free) do
  if ARGV[4] ~= "takes" or #kept + #taken >= share then break end
  redis.call("SET", prefix .. ":lease:" .. partition, me, "NX", "PX", lease)
  table.insert(taken, partition)
end
if isNew then redis.call("PUBLISH", prefix .. ":bell", "${leasesBell}") end
return { share, kept, taken }`

/**
 * Gives partitions back. KEYS: prefix. ARGV: process, whether it leaves, then the partitions.
 */
export const releaseScript = `
local prefix, me = KEYS[1], ARGV[1]
for at = 3, #ARGV do
  local key = prefix .. ":lease:" .. ARGV[at]
  if redis.call("GET", key) == me then redis.call("DEL", key) end
end
if ARGV[2] == "leaves" then
  redis.call("DEL", prefix .. ":consumer:" .. me)
  redis.call("SREM", prefix .. ":consumers", me)
end
redis.call("PUBLISH", prefix .. ":bell", "${leasesBell}")
return 1`

/**
 * Stores the result of an attempt, if the partition still belongs to the process. Repeating it changes nothing.
 * KEYS: lease, stream, parked events, failed events. ARGV: process, entry of the stream, ID of the event, what to do
 * (delete, park or fail), the event to park, then the fields of the failed event.
 * Returns 0 if the partition belongs to another process.
 */
export const settleScript = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
local isKnown = redis.call("XDEL", KEYS[2], ARGV[2]) == 1
isKnown = redis.call("HEXISTS", KEYS[3], ARGV[3]) == 1 or isKnown
if not isKnown then return 1 end
if ARGV[4] == "park" then
  redis.call("HSET", KEYS[3], ARGV[3], ARGV[5])
else
  redis.call("HDEL", KEYS[3], ARGV[3])
  if ARGV[4] == "fail" then
    redis.call("XADD", KEYS[4], "MAXLEN", "~", 10000, "*", unpack(ARGV, 6))
  end
end
return 1`
