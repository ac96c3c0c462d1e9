export * from '../model/profile.ts';
