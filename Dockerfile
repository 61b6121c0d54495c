# One image for every command: the server by default, or "work", "migrate", "catalog import …".
FROM node:24-slim AS build
WORKDIR /app
# The packages first: they change less often than the program.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/build.mjs

FROM node:24-slim
# Object storage is reached with the certificates of the system.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Native code alone; the libraries are in the compiled program.
RUN npm ci --omit=dev && npm cache clean --force
COPY bin bin
COPY runtime runtime
COPY migrations migrations
COPY sample sample
COPY --from=build /app/dist/packed dist/packed
COPY --from=build /app/web/dist web/dist
# The first starts fill the compile cache; a server adds what it uses when it ends.
RUN node bin/assay.mjs --version \
  && echo '{"product":{"title":"Bottle"},"specs":[{"name":"Capacity","value":"1 l"}]}' | node bin/assay.mjs match \
  && chown -R node:node dist/packed/compile-cache && mkdir /data && chown node:node /data

ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The C library keeps less of what is free (see docs/operations.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
USER node
VOLUME /data
EXPOSE 3000

# A worker does not listen: turn this off for it (compose.yaml does).
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# Node itself, not npm, so that SIGTERM arrives; run it with an init (docker run --init) where it has its own database.
ENTRYPOINT ["node", "--max-semi-space-size=16", "bin/assay.mjs"]
CMD ["serve"]
