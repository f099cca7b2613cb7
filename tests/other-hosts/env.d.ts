/// <reference types="vite/client" />
/// <reference path="../../shared/federation/virtual.d.ts" />
