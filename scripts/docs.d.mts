export declare function areFresh(): boolean;
export declare function buildDocs(): void;
