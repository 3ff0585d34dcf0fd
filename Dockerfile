# The service, and the command line: node, the program, git and certificates of authorities; no package manager, no root.
FROM node:24-trixie-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY .ci/runtime .ci/runtime
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node .ci/build.ts
# What only compilers and debuggers read.
RUN find node_modules/@electric-sql -type f \( -name "*.map" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" \) -delete

FROM node:24-trixie-slim AS system
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates git && rm -rf /var/lib/apt/lists/*
COPY .ci/image/gather.sh /gather.sh
RUN sh /gather.sh /image 65532

FROM scratch
LABEL org.opencontainers.image.title="Ciphermap" \
      org.opencontainers.image.description="Cryptography inventory: reads source code and says which cryptography is in it" \
      org.opencontainers.image.licenses="Apache-2.0"
COPY --from=system /image /
COPY --from=build /build/dist/service /app/dist
# The embedded database, which the bundled program finds as a package.
COPY --from=build /build/node_modules/@electric-sql/pglite /app/node_modules/@electric-sql/pglite
ENV PATH=/usr/local/bin:/usr/bin:/bin \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    WORK_DIR=/work
USER 65532:65532
WORKDIR /work
VOLUME ["/data", "/work"]
EXPOSE 8080
STOPSIGNAL SIGTERM
# A worker has no API: with METRICS_PORT it answers there.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "const { METRICS_PORT, PORT } = process.env; fetch(`http://127.0.0.1:${Number(METRICS_PORT) || PORT || 8080}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/src/main.js"]
CMD ["start"]
